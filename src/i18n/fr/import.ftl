# Importing a club or a table.
import-title = Importer un fichier
import-explained = Vous pouvez importer un club ou une table que Tanto a exporté, ici ou ailleurs. Tout est repris : les soirées, les personnes, les dettes et qui a saisi quoi. Rien de ce qui est déjà ici ne change.
import-file = Fichier
import-do = Importer
import-none = Choisissez d’abord un fichier.
import-no-document = Ce fichier ne vient pas de Tanto. Choisissez-en un exporté comme « Tanto (JSON) ».
import-damaged = Ce fichier est endommagé ou a été modifié à la main ; rien n’a été importé. Essayez avec une autre copie.
import-known = Ce club est déjà sur ce téléphone ; rien n’a donc été importé. Si vous voulez tout de même une seconde copie, choisissez de nouveau le fichier et cochez la case.
import-again = Importer une seconde copie
import-open = Ouvrir le club déjà présent
import-hand = Donne { $hand } : { $message }
import-large = Un fichier peut faire { $size } Mo au plus. La personne qui gère ce serveur peut en importer un plus grand.

# Importing a club or a table.
import-title = Importa da un file
import-explained = Puoi importare un club o un tavolo che Tanto ha esportato, qui o altrove. Arriva tutto: le serate, le persone, i debiti e chi ha inserito cosa. Nulla di ciò che è già qui cambia.
import-file = File
import-do = Importa
import-none = Scegli prima un file.
import-no-document = Questo non è un file di Tanto. Scegline uno esportato come «Tanto (JSON)».
import-damaged = Questo file è danneggiato o è stato cambiato a mano; non è stato importato nulla. Prova con un’altra copia.
import-known = Questo club è già su questo telefono, quindi non è stato importato nulla. Se vuoi comunque una seconda copia, scegli di nuovo il file e spunta la casella.
import-again = Importa una seconda copia
import-open = Apri il club che c’è già
import-hand = Mano { $hand }: { $message }
import-large = Un file può avere al massimo { $size } MB. Chi gestisce questo server può importarne uno più grande.

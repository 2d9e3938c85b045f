# Importar lo que se exportó.
import-title = Importar un archivo
import-explained = Un club o una mesa que Tanto exportó, aquí o en otro sitio, entra entero: las partidas, la gente, lo que se debe y quién apuntó qué. Nada de lo que hay aquí cambia.
import-file = Archivo
import-do = Importar
import-none = Elige primero un archivo.
import-no-document = Este archivo no es de Tanto. Elige uno exportado como «Tanto (JSON)».
import-damaged = Este archivo está dañado o se cambió a mano; no se ha importado nada. Usa otra copia.
import-hand = Mano { $hand }: { $message }
import-large = Un archivo puede tener como mucho { $size } MB. Quien lleva este Tanto puede importar uno más grande.

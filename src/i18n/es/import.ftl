# Importing a club or a table.
import-title = Importar un archivo
import-explained = Puedes importar un club o una mesa que Tanto exportó, aquí o en otro sitio. Llega todo: las sesiones, la gente, las deudas y quién apuntó qué. Nada de lo que ya hay aquí cambia.
import-file = Archivo
import-do = Importar
import-none = Elige primero un archivo.
import-no-document = Este archivo no es de Tanto. Elige uno exportado como «Tanto (JSON)».
import-damaged = Este archivo está dañado o se cambió a mano; no se ha importado nada. Prueba con otra copia.
import-known = Este club ya está en este teléfono, así que no se ha importado nada. Si aun así quieres una segunda copia, vuelve a elegir el archivo y marca la casilla.
import-again = Importar una segunda copia
import-open = Abrir el club que ya está
import-hand = Mano { $hand }: { $message }
import-large = Un archivo puede tener como mucho { $size } MB. Quien administra este servidor puede importar uno más grande.

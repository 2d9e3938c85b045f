# Importing a club or a table.
import-title = Importar um ficheiro
import-explained = Pode importar um clube ou uma mesa que o Tanto exportou, aqui ou noutro lado. Vem tudo: as sessões, as pessoas, as dívidas e quem registou o quê. Nada do que já está aqui muda.
import-file = Ficheiro
import-do = Importar
import-none = Escolha primeiro um ficheiro.
import-no-document = Este ficheiro não é do Tanto. Escolha um que tenha sido exportado como «Tanto (JSON)».
import-damaged = Este ficheiro está danificado ou foi alterado à mão; nada foi importado. Experimente outra cópia.
import-known = Este clube já está neste telemóvel; por isso nada foi importado. Se quiser mesmo uma segunda cópia, escolha de novo o ficheiro e assinale a caixa.
import-again = Importar uma segunda cópia
import-open = Abrir o clube que já cá está
import-hand = Mão { $hand }: { $message }
import-large = Um ficheiro pode ter no máximo { $size } MB. Quem administra este servidor pode importar um maior.

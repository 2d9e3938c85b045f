# Importar o que foi exportado.
import-title = Importar um ficheiro
import-explained = Um clube ou uma mesa que o Tanto exportou, aqui ou noutro lado, entra por inteiro: as noites, as pessoas, o que se deve e quem registou o quê. Nada do que está aqui muda.
import-file = Ficheiro
import-do = Importar
import-none = Escolha primeiro um ficheiro.
import-no-document = Este ficheiro não é do Tanto. Escolha um que tenha sido exportado como «Tanto (JSON)».
import-damaged = Este ficheiro está danificado ou foi alterado à mão; nada foi importado. Use outra cópia.
import-hand = Mão { $hand }: { $message }
import-large = Um ficheiro pode ter no máximo { $size } MB. Quem gere este Tanto pode importar um maior.

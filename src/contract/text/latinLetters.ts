const PAIRS =
  'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=sch ' +
  'ъ= ы=y ь= э=e ю=yu я=ya'

/** The usual Latin spelling of each small Russian letter; `ё` is written as `е` first. */
export const LATIN_LETTERS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair): [string, string] => {
    const [letter = '', latin = ''] = pair.split('=')
    return [letter, latin]
  }),
)

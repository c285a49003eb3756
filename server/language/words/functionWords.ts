/** Function words: a search for «кружка для чая» is about the mug and the tea. */
const FUNCTION_WORDS = new Set(
  'а без в во для до за и из к как ко на над не о об от по под при про с со у a an and at by for from in of on or the to with'.split(
    ' ',
  ),
)

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)

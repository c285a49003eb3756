/** Every word of the cabinet's sources, written here by the build (scripts/loaders/sourceWordsLoader.cjs). */
export const SOURCE_WORDS: readonly string[] = []
/** Texts of the contract and the back office's answers, written here likewise; `{…}` in one is the place of a value. */
export const KNOWN_TEXTS: readonly string[] = []

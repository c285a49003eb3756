/** Every word of the cabinet's sources, written here by the build (scripts/loaders/sourceWordsLoader.cjs). */
export const SOURCE_WORDS: readonly string[] = []

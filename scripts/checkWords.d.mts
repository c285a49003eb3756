export function foundPhrases(
  file: string,
  text: string,
): { line: number; words: string; instead: string }[]

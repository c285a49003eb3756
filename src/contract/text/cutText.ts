/** The beginning of a text, at most so long; never half of a character, with which no text can be saved. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** The beginning of a text, up to a length; never half of a surrogate pair, with which no text can be saved. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

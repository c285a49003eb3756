/** Spaces, control and invisible characters: zero-width and bidi marks, fillers, the empty Braille pattern. */
const NOTHING_SEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u

/** Whether a text is invisible: such a name counts as empty. */
export const isBlank = (text: string) => NOTHING_SEEN.test(text)

/** The beginning of a text, up to a length; never half of a surrogate pair, with which no text can be saved. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** The beginning of a text, at most `length` characters; no character is cut in two. */
export function excerpt(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

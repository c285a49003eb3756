/** The beginning of a text, at most `length` characters; no character is cut in two. */
export function excerpt(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

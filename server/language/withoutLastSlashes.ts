/** A loop, because a pattern that looks for the end from each slash takes the square of their number. */
export function withoutLastSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/** A loop, because a pattern that searches the end from each slash takes quadratic time. */
export function withoutLastSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

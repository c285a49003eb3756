/** The beginning of a text, cut between characters. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.charCodeAt(most - 1)
  return text.slice(0, end >= 0xd800 && end <= 0xdbff ? most - 1 : most)
}

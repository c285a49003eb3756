/** Where a line may end inside a word: after a hyphen between letters or digits. */
const HYPHEN = /(?<=[\p{L}\p{N}]-)(?=[\p{L}\p{N}])/u

/**
 * Breaks text into its drawn lines: at line breaks, at spaces, after hyphens in words, and inside a word only when the word alone is wider than a
 * line. Shared by editor, preview and shop.
 *
 * @param width of a line, in the units of `measure`
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(/(?<= )/u).flatMap((word) => word.split(HYPHEN))) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = piece
    while (measure(line.trimEnd()) > width) {
      const head = fittingHead(line, width, measure)
      if (head === line) break
      lines.push(head)
      line = line.slice(head.length)
    }
  }
  return [...lines, line.trimEnd()]
}

/** The longest prefix of a word that fits, at least one character. */
function fittingHead(word: string, width: number, measure: (text: string) => number): string {
  const characters = charactersOf(word)
  let head = characters[0] ?? ''
  for (const character of characters.slice(1)) {
    if (measure(head + character) > width) break
    head += character
  }
  return head
}

/**
 * Splits a word by grapheme: a family emoji is one character. Firefox below 125 splits by code
 * point.
 */
function charactersOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return [...word]
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
}

import { Parser } from 'htmlparser2'

/** A post in HTML: its text and its pictures. */
export interface HtmlPost {
  text: string
  /** As written, in order; without tracking pixels. */
  images: string[]
}

/** No author nests deeper, and each level makes reading slower. */
const MOST_DEPTH = 256
/** The depth is checked after each chunk of this many characters. */
const PIECE = 16 * 1024
/** Px; a smaller declared size is a pixel, an emoji or a button. */
const SMALLEST = 50
const PARAGRAPHS = new Set([
  'p',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
])
const LINES = new Set(['div', 'li', 'tr', 'section', 'article', 'figure', 'figcaption', 'pre'])
const NO_WORDS = new Set(['script', 'style', 'noscript', 'iframe', 'title'])

/** Reads a text that may be HTML up to the point where it is too deep. */
export function readHtmlPost(html: string): HtmlPost {
  const words: string[] = []
  const images: string[] = []
  const isPlain = !/<[a-z!/]/i.test(html)
  const place = { depth: 0, isTooDeep: false, silent: 0 }
  const breakBy = (name: string) => {
    if (PARAGRAPHS.has(name)) words.push('\n\n')
    else if (LINES.has(name) || name === 'br') words.push('\n')
  }
  const parser = new Parser({
    onopentag(name, { src = '', width, height }) {
      place.depth += 1
      place.isTooDeep ||= place.depth > MOST_DEPTH
      if (NO_WORDS.has(name)) place.silent += 1
      if (name === 'img' && src !== '' && !isSmall(width) && !isSmall(height)) images.push(src)
      breakBy(name)
    },
    ontext(text) {
      if (place.silent === 0) words.push(isPlain ? text : text.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      place.depth -= 1
      if (NO_WORDS.has(name)) place.silent -= 1
      if (name !== 'br') breakBy(name)
    },
  })
  for (let start = 0; start < html.length && !place.isTooDeep; start += PIECE) {
    parser.write(html.slice(start, start + PIECE))
  }
  parser.end()
  return { text: inLines(words.join('')), images }
}

function isSmall(size: string | undefined): boolean {
  return size !== undefined && /^\d+(px)?$/.test(size.trim()) && Number.parseInt(size) < SMALLEST
}

/** Trims lines, with at most one empty line between them. */
function inLines(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (trimmed !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(trimmed)
  }
  return lines.join('\n').trim()
}

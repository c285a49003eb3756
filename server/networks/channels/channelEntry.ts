import { Parser } from 'htmlparser2'
import { LIMITS } from '@/contract/limits'
import { plainText, squeeze } from '../../feeds/offers/cleanText'
import type { XmlField, XmlRecord } from '../../feeds/xml/xmlRecords'
import { webAddress } from '../../page/pageFacts'

/** An item of RSS or an entry of Atom. */
export interface ChannelEntry {
  /** The feed's id of it: its guid, else its address; empty without both. */
  id: string
  /** The id of a YouTube video. */
  videoId: string | null
  title: string
  text: string
  link: string | null
  /** UTC, ms; null when missing or invalid. */
  publishedAt: number | null
  author: string
  /** Addresses of its pictures, in order. */
  images: string[]
  likeCount: number
}

/** Prefixes of Media RSS, RSS content, Dublin Core and YouTube. */
export const ENTRY_PREFIXES: ReadonlySet<string> = new Set(['media', 'content', 'dc', 'yt'])
export const ENTRY_FIELDS: ReadonlySet<string> = new Set([
  ...['title', 'link', 'guid', 'id', 'videoid', 'pubdate', 'published', 'updated', 'date'],
  ...['description', 'encoded', 'summary', 'content', 'author', 'creator'],
  ...['enclosure', 'thumbnail', 'group'],
])
/** Elements within a media group, an author, or HTML text. */
export const ENTRY_INNER: ReadonlySet<string> = new Set([
  ...['thumbnail', 'content', 'description', 'starrating', 'name', 'img'],
])

const MAX_IMAGES = 10
const VIDEO_ID = /^[\w-]{6,20}$/
/** Avatars of authors, which WordPress publishes as pictures of posts. */
const FACE = /\bgravatar\.com\/avatar\//
const PICTURE_NAME = /\.(?:jpe?g|png|webp)$/i

/** `base` is the base of the entry's addresses. */
export function entryOf({ fields }: XmlRecord, base: string): ChannelEntry {
  const own = (name: string) =>
    fields.find((field) => field.name === name && !field.isPrefixed && field.text.trim() !== '')
  const named = (name: string) =>
    fields.find((field) => field.name === name && field.isPrefixed && field.text.trim() !== '')
  const videoId = named('videoid')?.text.trim() ?? ''
  const link = linkOf(fields, base)
  const from = link ?? base
  const body = own('description') ?? own('summary') ?? named('description') ?? null
  const whole = named('encoded') ?? own('content') ?? null
  const posts = [body, whole].map((field) => field && readHtmlPost(field.text))
  const inHtml = posts.flatMap((post) => post?.images ?? [])
  const inXml = fields.flatMap(({ name, attributes }) =>
    name === 'img' ? (attributes.src ?? []) : [],
  )
  return {
    id: squeeze(own('guid')?.text ?? own('id')?.text ?? '') || (link ?? ''),
    videoId: VIDEO_ID.test(videoId) ? videoId : null,
    title: plainText(own('title')?.text ?? ''),
    text: posts.find((post) => post && post.text !== '')?.text ?? '',
    link,
    publishedAt: timeOf(own('pubdate') ?? own('published') ?? named('date') ?? own('updated')),
    author: plainText(own('name')?.text ?? named('creator')?.text ?? ''),
    images: imagesOf(fields, [...inHtml, ...inXml], from),
    likeCount: countOf(fields.find(({ name }) => name === 'starrating')),
  }
}

/**
 * The link of an item: text in RSS, an attribute in Atom. A guid that is an address replaces a
 * missing link.
 */
function linkOf(fields: readonly XmlField[], base: string): string | null {
  const guid = fields.find(({ name }) => name === 'guid')
  const links = fields
    .filter(({ name, isPrefixed }) => name === 'link' && !isPrefixed)
    .filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
    .map(({ attributes, text }) => attributes.href ?? text)
  const isAddress = guid !== undefined && guid.attributes.isPermaLink !== 'false'
  const isWeb = isAddress && /^https?:\/\//i.test(guid.text.trim())
  for (const address of isWeb ? [...links, guid.text] : links) {
    const found = feedAddress(address, base)
    if (found !== null) return found
  }
  return null
}

/** The pictures declared by the feed, else the first one of the text, else a thumbnail. */
function imagesOf(fields: readonly XmlField[], inText: readonly string[], base: string): string[] {
  const media = fields.filter(
    (field) => field.name === 'content' && field.isPrefixed && isPicture(field),
  )
  const enclosed = fields.filter((field) => field.name === 'enclosure' && isPicture(field))
  const small = fields.filter(({ name, isPrefixed }) => name === 'thumbnail' && isPrefixed)
  // A group has one picture in several sizes.
  const isGroup = fields.some(({ name }) => name === 'group')
  const choices = [
    addressesOf(isGroup ? largest(media) : media, base),
    addressesOf(enclosed, base),
    whole(inText, base).slice(0, 1),
    addressesOf(largest(small), base),
  ]
  return choices.find((images) => images.length > 0)?.slice(0, MAX_IMAGES) ?? []
}

const addressesOf = (fields: readonly XmlField[], base: string) =>
  whole(
    fields.map(({ attributes }) => attributes.url ?? ''),
    base,
  )

function whole(addresses: readonly string[], base: string): string[] {
  const found = addresses.flatMap((address) => feedAddress(address, base) ?? [])
  return [...new Set(found)].filter((address) => !FACE.test(address))
}

function isPicture({ attributes: { url = '', type = '', medium = '' } }: XmlField): boolean {
  if (type !== '') return /^image\//i.test(type)
  return medium === 'image' || (medium === '' && PICTURE_NAME.test(url.split(/[?#]/)[0] ?? ''))
}

function largest(fields: readonly XmlField[]): XmlField[] {
  const width = ({ attributes }: XmlField) => Number(attributes.width ?? 0) || 0
  return fields.toSorted((one, other) => width(other) - width(one)).slice(0, 1)
}

function timeOf(field: XmlField | undefined): number | null {
  const time = Date.parse(field?.text.trim() ?? '')
  return Number.isNaN(time) ? null : time
}

function countOf(field: XmlField | undefined): number {
  const count = Number(field?.attributes.count ?? 0)
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, 2 ** 31 - 1) : 0
}

/** A post in HTML: its text and its pictures. */
export interface HtmlPost {
  text: string
  /** The addresses of pictures as written, in order; without tracking pixels. */
  images: string[]
}

/** No author nests deeper, and each level makes reading slower. */
const MAX_DEPTH = 256
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
function readHtmlPost(html: string): HtmlPost {
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
      place.isTooDeep ||= place.depth > MAX_DEPTH
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

/** The absolute address of a feed's link; null for an empty or invalid one, or one over the length limit. */
export function feedAddress(address: string, base: string): string | null {
  const found = address.trim() === '' ? null : webAddress(address, base)
  return found === null || found.length > LIMITS.link ? null : found
}

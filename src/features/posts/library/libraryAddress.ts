import { isDay, type DayRange } from '@/common/lib/days'
import { isId } from '@/common/routing/addressParts'
import { SORT_TYPES } from '@/contract/entities/posts/album'
import { CAPTION_LANGUAGES, MEDIA_KINDS, POST_USAGES } from '@/contract/entities/posts/postList'
import { SOURCE_TYPES } from '@/contract/entities/sources/source'
import { LIMITS } from '@/contract/limits'
import type { LibraryFilter, LibraryOrder } from './libraryFilter'

/** Writes a value of the filter to an address and reads it back. */
interface Codec<Value> {
  /** The value, or its valid part; undefined when nothing is valid. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/** Separates the parts of a list or a range, with characters that need no escaping in an address. */
const SEPARATOR = '.'
const SPAN = '..'

const textOf = (maxLength: number): Codec<string> => ({
  read: (text) => (text.length <= maxLength ? text : undefined),
  write: (text) => text,
})

const oneOf = <Value extends string>(values: readonly Value[]): Codec<Value> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
})

const yesOrNo: Codec<boolean> = {
  read: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : undefined),
  write: (isWanted) => (isWanted ? 'yes' : 'no'),
}

export const id: Codec<number> = {
  read: (text) => (isId(text) && Number(text) > 0 ? Number(text) : undefined),
  write: String,
}

const listOf = <Value>(item: Codec<Value>): Codec<Value[]> => ({
  read: (text) => {
    const values = new Set(text.split(SEPARATOR).map((part) => item.read(part)))
    const known = [...values].filter((value) => value !== undefined).slice(0, LIMITS.postAlbums)
    return known.length > 0 ? known : undefined
  },
  write: (values) => values.map((value) => item.write(value)).join(SEPARATOR),
})

/** `2026-03-01..2026-03-05`; either end may be open. */
const dayRange: Codec<DayRange> = {
  read: (text) => {
    const [since = '', till = '', ...others] = text.split(SPAN)
    const range = { ...(isDay(since) ? { since } : {}), ...(isDay(till) ? { till } : {}) }
    const isEmpty = range.since === undefined && range.till === undefined
    const isReversed = since > till && till !== ''
    return isEmpty || isReversed || others.length > 0 ? undefined : range
  },
  write: ({ since = '', till = '' }) => (since || till) && since + SPAN + till,
}

/**
 * A codec of orders such as `likeCount-desc`. The manual order is always ascending
 * (product-rules/albums.md#album-order).
 */
export const orderOf = (fields: readonly LibraryOrder['field'][]): Codec<LibraryOrder> => ({
  read: (text) => {
    const [name, direction] = text.split('-')
    const field = fields.find((one) => one === name)
    const isManual = field === 'manualSortingPosition'
    if (!field || (direction !== 'asc' && (direction !== 'desc' || isManual))) return undefined
    return { field, asc: direction === 'asc' }
  },
  write: ({ field, asc }) => `${field}-${asc ? 'asc' : 'desc'}`,
})

type Choices = Required<LibraryFilter>
type Name = keyof Choices

const CODECS: { [One in Name]: Codec<Choices[One]> } = {
  query: textOf(LIMITS.searchQuery),
  status: oneOf(['published', 'draft']),
  album: listOf(id),
  segment: listOf(id),
  source: listOf(oneOf(SOURCE_TYPES)),
  products: yesOrNo,
  product: id,
  suggested: yesOrNo,
  unavailable: yesOrNo,
  similar: yesOrNo,
  ugc: yesOrNo,
  media: oneOf(MEDIA_KINDS),
  usage: oneOf(POST_USAGES),
  created: dayRange,
  added: dayRange,
  published: dayRange,
  request: yesOrNo,
  approved: yesOrNo,
  promo: yesOrNo,
  failed: yesOrNo,
  lang: oneOf(CAPTION_LANGUAGES),
  author: textOf(LIMITS.typedText),
  post: id,
  sort: orderOf(SORT_TYPES),
}
const NAMES = Object.keys(CODECS) as Name[]

/** Reads one part of a filter from its text; returns whether all of the text was valid. */
function read<One extends Name>(filter: LibraryFilter, name: One, text: string): boolean {
  const codec: Codec<Choices[One]> = CODECS[name]
  const value = codec.read(text)
  if (value === undefined) return false
  filter[name] = value
  return codec.write(value) === text
}

function write<One extends Name>(filter: Partial<Choices>, name: One): string {
  const codec: Codec<Choices[One]> = CODECS[name]
  const value = filter[name]
  return value === undefined ? '' : codec.write(value)
}

/**
 * Reads an address. Invalid parts are left out and reported; parameters that do not belong to the filter are ignored.
 */
export function readAddress(params: URLSearchParams): {
  filter: LibraryFilter
  isUnderstood: boolean
} {
  const filter: LibraryFilter = {}
  let isUnderstood = true
  for (const name of NAMES) {
    const text = params.get(name)?.trim()
    if (text && !read(filter, name, text)) isUnderstood = false
  }
  return { filter, isUnderstood }
}

export function filterOfAddress(params: URLSearchParams): LibraryFilter {
  return readAddress(params).filter
}

/** The address of a filter; parts without a value are omitted, so that an unfiltered library has a plain address. */
export function addressOfFilter(filter: LibraryFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const text = write(filter, name)
    if (text) params.set(name, text)
  }
  return params
}

import { SORT_TYPES } from '@/contract/entities/posts/album'
import { CAPTION_LANGUAGES } from '@/contract/entities/posts/postList'
import { SOURCE_TYPES } from '@/contract/entities/sources/source'
import { LIMITS } from '@/contract/limits'
import { dayRange, id, listOf, oneOf, orderOf, textOf, yesOrNo, type Codec } from './addressCodecs'
import type { LibraryFilter } from './libraryFilter'

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
  ugc: yesOrNo,
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

/** Reads an address: invalid parts are left out and reported, parameters that are not of the filter are ignored. */
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

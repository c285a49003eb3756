import { isDay, type DayRange } from '@/common/lib/days'
import { isId } from '@/common/routing/isId'
import { LIMITS } from '@/contract/limits'
import type { LibraryOrder } from './libraryOrder'

/** How a value of the filter is written to an address, and read back. */
export interface Codec<Value> {
  /** The value, or its valid part; undefined when nothing is valid. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/** Between the parts of a list or a range: characters that need no escaping in an address. */
const SEPARATOR = '.'
const SPAN = '..'

export const textOf = (maxLength: number): Codec<string> => ({
  read: (text) => (text.length <= maxLength ? text : undefined),
  write: (text) => text,
})

export const oneOf = <Value extends string>(values: readonly Value[]): Codec<Value> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
})

export const yesOrNo: Codec<boolean> = {
  read: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : undefined),
  write: (isWanted) => (isWanted ? 'yes' : 'no'),
}

export const id: Codec<number> = {
  read: (text) => (isId(text) && Number(text) > 0 ? Number(text) : undefined),
  write: String,
}

export const listOf = <Value>(item: Codec<Value>): Codec<Value[]> => ({
  read: (text) => {
    const values = new Set(text.split(SEPARATOR).map((part) => item.read(part)))
    const known = [...values].filter((value) => value !== undefined).slice(0, LIMITS.postAlbums)
    return known.length > 0 ? known : undefined
  },
  write: (values) => values.map((value) => item.write(value)).join(SEPARATOR),
})

/** `2026-03-01..2026-03-05`; either end may be open. */
export const dayRange: Codec<DayRange> = {
  read: (text) => {
    const [since = '', till = '', ...others] = text.split(SPAN)
    const range = { ...(isDay(since) ? { since } : {}), ...(isDay(till) ? { till } : {}) }
    const isEmpty = range.since === undefined && range.till === undefined
    const isReversed = since > till && till !== ''
    return isEmpty || isReversed || others.length > 0 ? undefined : range
  },
  write: ({ since = '', till = '' }) => (since || till) && since + SPAN + till,
}

/** `likeCount-desc`; the manual order is always ascending (product-rules/albums.md#album-order). */
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

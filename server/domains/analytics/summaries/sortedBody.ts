import { setImmediate } from 'node:timers/promises'
import {
  keyOfGroup,
  PART_KINDS,
  readBody,
  type Group,
  type PartKind,
  type Visit,
} from './summaryBody'
import { createReader, createWriter, type Reader, type Writer } from './varints'

/**
 * Parts of a summary of several days that are sorted by post or by product, so that of the others nothing is read. They
 * have the sums of the days' parts `of` without a loss, by quarters of an hour.
 */
export const SORTED = {
  posts: { of: 'post_id', by: 'post_id' },
  skus: { of: 'sku_id', by: 'sku_id' },
  pairs_by_post: { of: 'pairs', by: 'post_id' },
  pairs_by_sku: { of: 'pairs', by: 'sku_id' },
} as const satisfies Record<string, { of: PartKind; by: 'post_id' | 'sku_id' }>
export type SortedKind = keyof typeof SORTED
export const SORTED_KINDS = Object.keys(SORTED) as SortedKind[]

export type StoredKind = PartKind | SortedKind
/** By their numbers in the database. */
export const STORED_KINDS: readonly StoredKind[] = [...PART_KINDS, ...SORTED_KINDS]

/**
 * A sum of one post or product; `other` is the product of a post or the post of a product, which only pairs have, as
 * they have a page.
 */
type Sum = readonly [slot: number, group: number, count: number, other: number, page: number]
/** Numbers that are read before other requests have their turn. */
const SUMS_AT_ONCE = 50_000

/** Sorts a part of a day. */
export function sortBody(body: string, kind: SortedKind): Buffer {
  const { of, by } = SORTED[kind]
  const groups: Group[] = []
  const sums = new Map<number, Sum[]>()
  readBody(body, of, (found) => {
    const group = groups.push(found) - 1
    return (slot, postId, skuId, page, count) => {
      const [id, other] = by === 'post_id' ? [postId, skuId] : [skuId, postId]
      // Pairs may be of a page and the other one.
      if (id === 0) return
      const own = sums.get(id)
      const sum: Sum = [slot, group, count, other, page]
      if (own) own.push(sum)
      else sums.set(id, [sum])
    }
  })
  const writer = createWriter()
  writeGroups(writer, groups)
  const entries = createWriter()
  let last = 0
  for (const [id, own] of [...sums].toSorted(([one], [another]) => one - another)) {
    entries.clear()
    let at = 0
    for (const [slot, ...sum] of own.toSorted(([one], [another]) => one - another)) {
      writeSum(entries, of, slot - at, ...sum)
      at = slot
    }
    writeEntries(writer, id - last, entries)
    last = id
  }
  return Buffer.from(writer.bytes())
}

function writeGroups(writer: Writer, groups: readonly Group[]): void {
  writer.write(groups.length)
  for (const { widgetId, type, device } of groups) {
    writer.write(widgetId)
    writer.write(type * 4 + device)
  }
}

function readGroups(reader: Reader): Group[] {
  return Array.from({ length: reader.next() }, () => {
    const widgetId = reader.next()
    const code = reader.next()
    return { widgetId, type: code >> 2, device: code % 4 }
  })
}

function writeEntries(writer: Writer, idStep: number, entries: Writer): void {
  const bytes = entries.bytes()
  writer.write(idStep)
  writer.write(bytes.length)
  writer.append(bytes)
}

/** Most counts are 1, as the lowest bit of the group says. */
function writeSum(
  writer: Writer,
  of: PartKind,
  ...[slotStep, group, count, other, page]: Sum
): void {
  writer.write(slotStep)
  writer.write(group * 2 + (count === 1 ? 0 : 1))
  if (count !== 1) writer.write(count)
  if (of !== 'pairs') return
  writer.write(other)
  writer.write(page)
}

/** Joins sorted parts of spans that follow each other; `from`: the slot of the joined span at which each begins. */
export async function joinSorted(
  parts: readonly { bytes: Buffer; from: number }[],
  kind: SortedKind,
): Promise<Buffer> {
  const { of } = SORTED[kind]
  const groups: Group[] = []
  const known = new Map<number, number>()
  const indexOf = (group: Group) => {
    const key = keyOfGroup(group)
    const index = known.get(key) ?? groups.push(group) - 1
    known.set(key, index)
    return index
  }
  const sources = parts.map(({ bytes, from }) => {
    const reader = createReader(bytes)
    return { reader, from, groups: readGroups(reader).map(indexOf), id: 0 }
  })
  const goOn = (source: (typeof sources)[number]) => {
    source.id = source.reader.isOver() ? Infinity : source.id + source.reader.next()
  }
  sources.forEach(goOn)
  const writer = createWriter()
  writeGroups(writer, groups)
  const entries = createWriter()
  let read = 0
  for (let last = 0; ;) {
    const id = Math.min(...sources.map((source) => source.id))
    if (id === Infinity) break
    entries.clear()
    let at = 0
    for (const source of sources) {
      if (source.id !== id) continue
      readSums(source.reader, of, source.from, (slot, group, ...sum) => {
        writeSum(entries, of, slot - at, source.groups[group] ?? 0, ...sum)
        at = slot
        read += 1
      })
      goOn(source)
    }
    writeEntries(writer, id - last, entries)
    last = id
    if (read > SUMS_AT_ONCE) {
      read = 0
      await setImmediate()
    }
  }
  return writer.bytes()
}

function readSums(reader: Reader, of: PartKind, from: number, visit: (...sum: Sum) => void): void {
  const length = reader.next()
  const end = reader.place() + length
  let slot = from
  const isPairs = of === 'pairs'
  while (reader.place() < end) {
    slot += reader.next()
    const code = reader.next()
    const count = code % 2 === 1 ? reader.next() : 1
    const other = isPairs ? reader.next() : 0
    const page = isPairs ? reader.next() : 0
    visit(slot, Math.floor(code / 2), count, other, page)
  }
}

/** Goes through the sums of these posts or products; groups for which `choose` returns null are left out. */
export function readSorted(
  body: string,
  kind: SortedKind,
  ids: ReadonlySet<number>,
  choose: (group: Group) => Visit | null,
): void {
  const { of, by } = SORTED[kind]
  const reader = createReader(Buffer.from(body, 'base64'))
  const visits = readGroups(reader).map(choose)
  const isOfPost = by === 'post_id'
  for (let id = 0; !reader.isOver();) {
    id += reader.next()
    if (!ids.has(id)) {
      const length = reader.next()
      reader.skipTo(reader.place() + length)
      continue
    }
    readSums(reader, of, 0, (slot, group, count, other, page) =>
      visits[group]?.(slot, isOfPost ? id : other, isOfPost ? other : id, page, count),
    )
  }
}

import type { EventTable } from '../../../db/tables/widgets'
import { createReader, createWriter } from './varints'

/** By their codes in stored summaries. */
export const EVENT_TYPES = [
  'load',
  'view',
  'open',
  'productClick',
  'addToCart',
  'purchase',
  'action',
  'completion',
] as const satisfies readonly EventTable['type'][]
export const DEVICE_CODES = [null, 'desktop', 'mobile'] as const satisfies EventTable['device'][]

/** What the parts of a summary count by; `pairs` has the events that name two or more of a post, a product and a page. */
export const PART_KINDS = ['time', 'post_id', 'sku_id', 'page_id', 'pairs'] as const
export type PartKind = (typeof PART_KINDS)[number]
export type Named = 'post_id' | 'sku_id' | 'page_id'
const NAMED: Record<PartKind, readonly Named[]> = {
  time: [],
  post_id: ['post_id'],
  sku_id: ['sku_id'],
  page_id: ['page_id'],
  pairs: ['post_id', 'sku_id', 'page_id'],
}

/** What the events of a group have in common. */
export interface Group {
  widgetId: number
  /** Index in `EVENT_TYPES`. */
  type: number
  /** Index in `DEVICE_CODES`. */
  device: number
}
export const keyOfGroup = ({ widgetId, type, device }: Group): number =>
  (widgetId * EVENT_TYPES.length + type) * 4 + device

/** `slot`: quarters of an hour since the beginning of the span; 0: not named. */
export type Visit = (
  slot: number,
  postId: number,
  skuId: number,
  pageId: number,
  count: number,
) => void

/** Above the slots of the longest span. */
const SLOTS = 8192

/** Sums of events of one kind, by widget, type and device. */
export interface Tally {
  add(
    group: Group,
    slot: number,
    postId: number,
    skuId: number,
    pageId: number,
    count: number,
  ): void
  body(): string
}

/** `pairs`: five numbers each, the arguments of `Visit`. */
interface Sums {
  group: Group
  sums: Map<number, number>
  pairs: number[]
}

/** Adds up what is counted; the parts of `pairs` are few and stay as they come. */
export function createTally(kind: PartKind): Tally {
  const groups = new Map<number, Sums>()
  const [only] = NAMED[kind]
  let last: Sums | undefined
  const found = (group: Group): Sums => {
    const key = keyOfGroup(group)
    const own = groups.get(key) ?? { group: { ...group }, sums: new Map(), pairs: [] }
    groups.set(key, own)
    return own
  }
  return {
    add(group, slot, postId, skuId, pageId, count) {
      const { widgetId, type, device } = last?.group ?? { widgetId: -1, type: 0, device: 0 }
      const isSame = widgetId === group.widgetId && type === group.type && device === group.device
      if (!last || !isSame) last = found(group)
      if (kind === 'pairs') {
        last.pairs.push(slot, postId, skuId, pageId, count)
        return
      }
      const named = only === 'post_id' ? postId : only === 'sku_id' ? skuId : only ? pageId : 0
      const key = named * SLOTS + slot
      last.sums.set(key, (last.sums.get(key) ?? 0) + count)
    },
    body() {
      const writer = createWriter()
      const own = createWriter()
      for (const { group, sums, pairs } of groups.values()) {
        own.clear()
        for (const [key, count] of sums) {
          own.write(key % SLOTS)
          if (only) own.write(Math.floor(key / SLOTS))
          own.write(count)
        }
        for (const value of pairs) own.write(value)
        writer.write(group.widgetId)
        writer.write(group.type * 4 + group.device)
        writer.write(own.bytes().length)
        writer.append(own.bytes())
      }
      return writer.bytes().toString('base64')
    },
  }
}

/** Goes through the sums of a stored part; groups for which `choose` returns null are left out. */
export function readBody(
  body: string,
  kind: PartKind,
  choose: (group: Group) => Visit | null,
): void {
  const reader = createReader(Buffer.from(body, 'base64'))
  const { next } = reader
  const [isPost, isSku, isPage] = (['post_id', 'sku_id', 'page_id'] as const).map((name) =>
    NAMED[kind].some((one) => one === name),
  )
  while (!reader.isOver()) {
    const widgetId = next()
    const code = next()
    const length = next()
    const end = reader.place() + length
    const visit = choose({ widgetId, type: code >> 2, device: code % 4 })
    if (!visit) {
      reader.skipTo(end)
      continue
    }
    while (reader.place() < end) {
      const slot = next()
      const postId = isPost ? next() : 0
      const skuId = isSku ? next() : 0
      const pageId = isPage ? next() : 0
      visit(slot, postId, skuId, pageId, next())
    }
  }
}

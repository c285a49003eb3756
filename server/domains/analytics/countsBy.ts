import { sql } from 'kysely'
import { DAY_MS } from '@/contract/constants'
import type { Device } from '@/contract/entities/analytics'
import type { EventCountTable, EventTable } from '../../db/tables/widgets'
import {
  addEvents,
  eventsOf,
  noEvents,
  postsOfAlbums,
  type EventCounts,
  type Scope,
  type Span,
} from './eventQuery'

/** Every zone's offset is a multiple of this, so that a slot is within one day and hour of any zone. */
export const SLOT_MS = 15 * 60 * 1000
export const HOUR_MS = 4 * SLOT_MS
const BLOCK_DAYS = 16

interface Keys extends Pick<EventTable, 'widget_id' | 'post_id' | 'sku_id' | 'page_id' | 'device'> {
  /** Quarters of an hour since 1970. */
  slot: number
  /** Hours since 1970. */
  hour: number
}
type Column = keyof Keys

/** The kinds of stored counts (`event_count`), by their spans. */
const KINDS = {
  slot: { unit: SLOT_MS, slot: 0 },
  hour: { unit: HOUR_MS, slot: 7 },
  all: { unit: DAY_MS, slot: 8 },
  post_id: { day: 1, block: 2 },
  sku_id: { day: 3, block: 4 },
  page_id: { day: 5, block: 6 },
} as const
const DEVICE_CODES: Record<Device, number> = { desktop: 1, mobile: 2 }
const DEVICES_BY_CODE: readonly (Device | null)[] = [null, 'desktop', 'mobile']

/**
 * Counts of a period by the values of a column. Of the parts of the period that have stored counts these are summed up,
 * of the rest the events; both are the same.
 */
export async function countsBy<By extends Column>(
  scope: Scope,
  span: Span,
  column: By,
): Promise<Map<Keys[By], EventCounts>> {
  const counts = new Map<Keys[Column], EventCounts>()
  const countsOf = (key: Keys[Column]) => {
    const own = counts.get(key) ?? noEvents()
    counts.set(key, own)
    return own
  }
  const { ranges, rest } = partsOf(scope, span, column)
  for (const range of ranges) {
    for (const { key, ...sums } of await storedCounts(scope, range, column)) {
      const value = column === 'device' ? (DEVICES_BY_CODE[key] ?? null) : key
      addCounts(countsOf(value), sums)
    }
  }
  for (const part of rest) {
    for (const { key, type, count } of await eventRows(scope, part, column)) {
      addEvents(countsOf(key), type, count)
    }
  }
  for (const { key, count } of await answerRows(scope, span, column)) {
    countsOf(key).answers += count
  }
  return counts as Map<Keys[By], EventCounts>
}

const COUNTS = Object.keys(noEvents()) as (keyof EventCounts)[]

export function addCounts(sum: EventCounts, counts: Partial<EventCounts>): void {
  for (const name of COUNTS) sum[name] += counts[name] ?? 0
}

/** Stored counts of one kind: units of time from `from` to just before `till`. */
interface Range {
  kind: EventCountTable['kind']
  from: number
  till: number
}

/** Divides a period into ranges of stored counts, and spans whose events are read. */
function partsOf(scope: Scope, span: Span, column: Column): { ranges: Range[]; rest: Span[] } {
  const kinds = kindsOf(scope, column)
  if (kinds === null) return { ranges: [], rest: [span] }
  const unit = 'slot' in kinds ? kinds.unit : DAY_MS
  const [from, till] = [Math.ceil(span.since / unit), Math.floor(span.till / unit)]
  if (from >= till) return { ranges: [], rest: [span] }
  const rest = [
    { since: span.since, till: from * unit },
    { since: till * unit, till: span.till },
  ].filter((part) => part.since < part.till)
  if ('slot' in kinds) return { ranges: [{ kind: kinds.slot, from, till }], rest }
  const { day, block } = kinds
  const [first, last] = [Math.ceil(from / BLOCK_DAYS), Math.floor(till / BLOCK_DAYS)]
  if (first >= last) return { ranges: [{ kind: day, from, till }], rest }
  const ranges = [
    { kind: day, from, till: first * BLOCK_DAYS },
    { kind: block, from: first, till: last },
    { kind: day, from: last * BLOCK_DAYS, till },
  ]
  return { ranges: ranges.filter((range) => range.from < range.till), rest }
}

/** The counts that have both the column and all that the scope is limited to; null without such. */
function kindsOf({ cuts }: Scope, column: Column) {
  const isOf = (ids: readonly unknown[] | undefined) => ids !== undefined && ids.length > 0
  const needed = new Set<keyof typeof KINDS>()
  if (column !== 'widget_id' && column !== 'device') needed.add(column)
  if (isOf(cuts.postIds) || isOf(cuts.albumIds)) needed.add('post_id')
  if (isOf(cuts.skuIds)) needed.add('sku_id')
  const [only = 'all', another] = needed
  return another === undefined ? KINDS[only] : null
}

type Sums = Omit<EventCounts, 'answers'> & { key: number }

function storedCounts(scope: Scope, { kind, from, till }: Range, column: Column): Promise<Sums[]> {
  const { db, accountId, widgetIds, cuts } = scope
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  const keys = { slot: 'start', hour: 'start', widget_id: 'widget_id', device: 'device' } as const
  const key = sql.ref(column in keys ? keys[column as keyof typeof keys] : 'key')
  // A sum is a decimal in PostgreSQL.
  const sum = (name: string) => sql<number>`cast(sum(${sql.ref(name)}) as bigint)`
  return db
    .selectFrom('event_count')
    .where('account_id', '=', accountId)
    .where('kind', '=', sql.lit(kind))
    .where('start', '>=', from)
    .where('start', '<', till)
    .$if(widgetIds !== null, (rows) =>
      rows.where('widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
    )
    .$if(albumIds.length > 0, (rows) =>
      rows.where('key', 'in', postsOfAlbums(db, accountId, albumIds)),
    )
    .$if(postIds.length > 0, (rows) => rows.where('key', 'in', postIds))
    .$if(skuIds.length > 0, (rows) => rows.where('key', 'in', skuIds))
    .$if(devices.length > 0, (rows) =>
      rows.where(
        'device',
        'in',
        devices.map((device) => DEVICE_CODES[device]),
      ),
    )
    .select([
      sql<number>`${key}`.as('key'),
      sum('loads').as('loads'),
      sum('views').as('views'),
      sum('opens').as('opens'),
      sum('product_clicks').as('productClicks'),
      sum('cart_adds').as('cartAdds'),
      sum('purchases').as('purchases'),
      sum('actions').as('actions'),
      sum('completions').as('completions'),
    ])
    .groupBy(key)
    .execute()
}

const keyOf = (table: string, column: Column) =>
  column === 'slot' || column === 'hour'
    ? sql`${sql.ref(`${table}.created_at`)} / ${sql.lit(KINDS[column].unit)}`
    : sql.ref(`${table}.${column}`)

function eventRows(scope: Scope, span: Span, column: Column) {
  const key = keyOf('event', column)
  return eventsOf(scope, span)
    .select((event) => [
      sql<Keys[Column]>`${key}`.as('key'),
      'event.type',
      event.fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`1`, 'event.type'])
    .execute()
}

/** Shoppers' answers name neither a product nor a page. */
async function answerRows(
  { db, accountId, widgetIds, cuts }: Scope,
  { since, till }: Span,
  column: Column,
): Promise<{ key: Keys[Column]; count: number }[]> {
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  if (skuIds.length > 0 || column === 'sku_id' || column === 'page_id') return []
  const key = keyOf('interaction_answer', column)
  return db
    .selectFrom('interaction_answer')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('created_at', '<', till)
    .$if(widgetIds !== null, (answers) =>
      answers.where('widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
    )
    .$if(albumIds.length > 0, (answers) =>
      answers.where('post_id', 'in', postsOfAlbums(db, accountId, albumIds)),
    )
    .$if(postIds.length > 0, (answers) => answers.where('post_id', 'in', postIds))
    .$if(devices.length > 0, (answers) => answers.where('device', 'in', devices))
    .select((answer) => [
      sql<Keys[Column]>`${key}`.as('key'),
      answer.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1`)
    .execute()
}

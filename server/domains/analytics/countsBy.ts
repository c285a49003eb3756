import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { EventTable } from '../../db/tables/widgets'
import { ownIds } from '../../db/ownIds'
import { addEvents, noEvents, postsOfAlbums, type EventCounts, type Scope } from './eventQuery'
import { LEVELS, readSums, type Reading } from './summaries/eventSummaries'
import { SLOT_MS, type Span } from './summaries/visitEvents'
import {
  DEVICE_CODES,
  EVENT_TYPES,
  type Group,
  type Named,
  type PartKind,
  type Visit,
} from './summaries/summaryBody'

export const HOUR_MS = 60 * 60 * 1000

interface Keys extends Pick<EventTable, 'widget_id' | 'post_id' | 'sku_id' | 'page_id' | 'device'> {
  /** Quarters of an hour since 1970. */
  slot: number
  /** Hours since 1970. */
  hour: number
}
type Column = keyof Keys
type Counts<By extends Column> = { [One in By]: Map<Keys[One], EventCounts> }

const UNITS = { slot: SLOT_MS, hour: HOUR_MS }
const SLOTS_OF_HOUR = HOUR_MS / SLOT_MS

/** Counts of a period by the values of each of these columns. */
export async function countsBy<By extends Column>(
  scope: Scope,
  span: Span,
  columns: readonly By[],
): Promise<Counts<By>> {
  const { db, accountId } = scope
  const cuts = await chosenBy(scope)
  const sums = new Map(columns.map((column) => [column, createSums(firstOf(column, span))]))
  const sumsOf = (column: By) => sums.get(column) ?? createSums(0)
  const byKind = new Map<PartKind, By[]>()
  for (const column of columns) {
    const kind = kindOf(cuts, column)
    byKind.set(kind, [...(byKind.get(kind) ?? []), column])
  }
  const readings = [...byKind].map(([kind, own]): Reading => ({
    kind,
    // Long sums by time are by hours.
    levels: kind === 'time' && own.some((column) => column === 'slot') ? [1] : LEVELS,
    only: onlyOf(cuts, kind),
    choose: (group, from) =>
      chosen(
        cuts,
        group,
        own.map((column) => adderOf(column, sumsOf(column), group, from)),
      ),
  }))
  await readSums(db, accountId, span, readings)
  const counts = {} as Counts<Column>
  for (const column of columns) {
    const own = await withoutDeleted(scope, column, sumsOf(column).all())
    for (const { key, count } of await answerRows(scope, span, column)) {
      const found = own.get(key) ?? noEvents()
      own.set(key, found)
      found.answers += count
    }
    counts[column] = own as Map<never, EventCounts>
  }
  return counts
}

const COUNTS = Object.keys(noEvents()) as (keyof EventCounts)[]

export function addCounts(sum: EventCounts, counts: Partial<EventCounts>): void {
  for (const name of COUNTS) sum[name] += counts[name] ?? 0
}

/** What a scope is limited to; null: not by this. */
interface Chosen {
  widgets: ReadonlySet<number> | null
  devices: ReadonlySet<number> | null
  posts: ReadonlySet<number> | null
  skus: ReadonlySet<number> | null
}

async function chosenBy({ db, accountId, widgetIds, cuts }: Scope): Promise<Chosen> {
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  let posts = postIds.length > 0 ? await ownIds(db, 'post', accountId, postIds) : null
  if (albumIds.length > 0) {
    const rows = await postsOfAlbums(db, accountId, albumIds).execute()
    const ofAlbums = new Set(rows.map(({ post_id }) => post_id))
    posts = posts ? new Set([...posts].filter((id) => ofAlbums.has(id))) : ofAlbums
  }
  return {
    widgets: widgetIds && new Set(widgetIds),
    devices: devices.length > 0 ? new Set(devices.map((one) => DEVICE_CODES.indexOf(one))) : null,
    posts,
    skus: skuIds.length > 0 ? await ownIds(db, 'sku', accountId, skuIds) : null,
  }
}

/** The sums that have both the column and all that the scope is limited to. */
function kindOf({ posts, skus }: Chosen, column: Column): PartKind {
  const named = new Set<Named>()
  if (column === 'post_id' || column === 'sku_id' || column === 'page_id') named.add(column)
  if (posts) named.add('post_id')
  if (skus) named.add('sku_id')
  const [only = 'time', another] = named
  return another === undefined ? only : 'pairs'
}

/** The choice by which a report reads the fewest sums. */
function onlyOf({ posts, skus }: Chosen, kind: PartKind): Reading['only'] {
  const isOfPairs = kind === 'pairs'
  if (posts && (!skus || posts.size <= skus.size))
    return { kind: isOfPairs ? 'pairs_by_post' : 'posts', ids: posts }
  return skus && { kind: isOfPairs ? 'pairs_by_sku' : 'skus', ids: skus }
}

function chosen(
  { widgets, devices, posts, skus }: Chosen,
  { widgetId, device }: Group,
  adders: readonly Visit[],
): Visit | null {
  if (widgets?.has(widgetId) === false || devices?.has(device) === false) return null
  const [first, ...others] = adders
  if (first && others.length === 0 && !posts && !skus) return first
  return (slot, postId, skuId, pageId, count) => {
    if (posts?.has(postId) === false || skus?.has(skuId) === false) return
    for (const add of adders) add(slot, postId, skuId, pageId, count)
  }
}

/** Keys of a page of sums. */
const PAGE = 64

/** Sums of each type of event by whole numbers that are near each other, as ids and hours are. */
interface Sums {
  adder(type: number): (key: number, count: number) => void
  /** By type, of each key that something was added to. */
  all(): Map<number, Float64Array>
}

/** `first`: the lowest key. */
function createSums(first: number): Sums {
  const types = EVENT_TYPES.length
  // A year has millions of sums to add: an entry of a map for each key would take three times as long.
  const pages: Float64Array[] = []
  return {
    adder: (type) => (key, count) => {
      const place = key - first
      const page = (pages[Math.floor(place / PAGE)] ??= new Float64Array(PAGE * types))
      const at = (place % PAGE) * types + type
      page[at] = (page[at] ?? 0) + count
    },
    all() {
      const sums = new Map<number, Float64Array>()
      // Without the pages that do not exist.
      pages.forEach((page, index) => {
        for (let key = 0; key < PAGE; key += 1) {
          const [start, end] = [key * types, (key + 1) * types]
          let at = start
          while (at < end && page[at] === 0) at += 1
          if (at < end) sums.set(first + index * PAGE + key, page.subarray(start, end))
        }
      })
      return sums
    },
  }
}

const firstOf = (column: Column, { since }: Span) =>
  column === 'slot' || column === 'hour' ? Math.floor(since / UNITS[column]) : 0

/** Adds the counts of a group to those of the column's values. */
function adderOf(
  column: Column,
  sums: Sums,
  { widgetId, device, type }: Group,
  from: number,
): Visit {
  const add = sums.adder(type)
  switch (column) {
    case 'widget_id':
      return (_slot, _post, _sku, _page, count) => add(widgetId, count)
    case 'device':
      return (_slot, _post, _sku, _page, count) => add(device, count)
    case 'slot':
      return (slot, _post, _sku, _page, count) => add(from + slot, count)
    case 'hour':
      return (slot, _post, _sku, _page, count) =>
        add(Math.floor((from + slot) / SLOTS_OF_HOUR), count)
    // An event may name another thing than that of the column.
    case 'post_id':
      return (_slot, post, _sku, _page, count) => post > 0 && add(post, count)
    case 'sku_id':
      return (_slot, _post, sku, _page, count) => sku > 0 && add(sku, count)
    case 'page_id':
      return (_slot, _post, _sku, page, count) => page > 0 && add(page, count)
  }
}

/** Ids of one statement. */
const AT_ONCE = 1000
/** How many ids may lie in a range for each of those that are looked for. */
const SPARSE = 4

/** Summaries name posts and products that were deleted since; the events of these name none. */
async function withoutDeleted(
  { db, accountId }: Scope,
  column: Column,
  sums: ReadonlyMap<number, Float64Array>,
): Promise<Map<Keys[Column], EventCounts>> {
  const table = column === 'post_id' ? 'post' : column === 'sku_id' ? 'sku' : null
  const known = table && (await knownIds(db, table, accountId, [...sums.keys()]))
  const counts = new Map<Keys[Column], EventCounts>()
  for (const [key, sum] of sums) {
    if (known?.has(key) === false) continue
    const own = noEvents()
    EVENT_TYPES.forEach((type, index) => addEvents(own, type, sum[index] ?? 0))
    counts.set(column === 'device' ? (DEVICE_CODES[key] ?? null) : key, own)
  }
  return counts
}

/** Which of these ids, the lowest first, are records of the account. */
async function knownIds(
  db: Db,
  table: 'post' | 'sku',
  accountId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const [first = 0, last = 0] = [ids[0], ids.at(-1)]
  const known = new Set<number>()
  if (last - first < ids.length * SPARSE) {
    const { list } = await db
      .selectFrom(table)
      .where('account_id', '=', accountId)
      .where('id', '>=', first)
      .where('id', '<=', last)
      .select(sql<string | null>`string_agg(cast(id as text), ' ')`.as('list'))
      .executeTakeFirstOrThrow()
    for (const id of list?.split(' ') ?? []) known.add(Number(id))
    return known
  }
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await ownIds(db, table, accountId, ids.slice(from, from + AT_ONCE))
    for (const id of some) known.add(id)
  }
  return known
}

const keyOf = (table: string, column: Column) =>
  column === 'slot' || column === 'hour'
    ? sql`${sql.ref(`${table}.created_at`)} / ${sql.lit(UNITS[column])}`
    : sql.ref(`${table}.${column}`)

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

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { DEVICE_CODES, EVENT_TYPES, type Group, type PartKind, type Visit } from './summaryBody'

/** Ms; `since` is inclusive, `till` exclusive. */
export interface Span {
  since: number
  till: number
}

/** Every zone's offset is a multiple of this, so that a slot is within one day and hour of any zone. */
export const SLOT_MS = 15 * 60 * 1000

type VisitOfKind = readonly [kind: PartKind, visit: Visit]

/** Visits the events of each group, each for the kinds that count it, slots from that of the beginning; returns how many. */
export async function visitEvents(
  db: Db,
  accountId: number,
  { since, till }: Span,
  visitsOf: (group: Group) => readonly VisitOfKind[],
): Promise<number> {
  // Other requests have their turn between two days of a long report.
  await setImmediate()
  const slot = sql`created_at / ${sql.lit(SLOT_MS)} - ${sql.lit(Math.floor(since / SLOT_MS))}`
  const group = sql`widget_id, ' ', type, ' ', device`
  const event = sql`concat(${group}, ':', ${slot}, ' ', post_id, ' ', sku_id, ' ', page_id)`
  const { events } = await db
    .selectFrom('event')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('created_at', '<', till)
    // A row for each event would take ten times as long to receive, and SQLite would sort them for groups.
    .select(sql<string | null>`string_agg(${event}, ',')`.as('events'))
    .executeTakeFirstOrThrow()
  return visitListed(events ?? '', (named) => {
    const [widgetId, type, device] = named.split(' ')
    return visitsOf({
      widgetId: Number(widgetId),
      type: EVENT_TYPES.findIndex((one) => one === type),
      device: DEVICE_CODES.findIndex((one) => one === (device || null)),
    })
  })
}

/** `events`: of each its group, then slot, post, product and page; what it does not name is empty. */
function visitListed(events: string, visitsOf: (group: string) => readonly VisitOfKind[]): number {
  const visitsOfGroups = new Map<string, readonly VisitOfKind[]>()
  let count = 0
  let at = 0
  const next = () => {
    let number = 0
    for (; at < events.length; at += 1) {
      const digit = events.charCodeAt(at) - ZERO
      if (digit < 0) break
      number = number * 10 + digit
    }
    at += 1
    return number
  }
  for (; at < events.length; count += 1) {
    const colon = events.indexOf(':', at)
    const group = events.slice(at, colon)
    let visits = visitsOfGroups.get(group)
    if (visits === undefined) visitsOfGroups.set(group, (visits = visitsOf(group)))
    at = colon + 1
    const [slot, postId, skuId, pageId] = [next(), next(), next(), next()]
    for (const [kind, visit] of visits) {
      if (isOf(kind, postId, skuId, pageId)) visit(slot, postId, skuId, pageId, 1)
    }
  }
  return count
}

const ZERO = '0'.charCodeAt(0)

/** Whether an event with these names counts in a part. */
function isOf(kind: PartKind, postId: number, skuId: number, pageId: number): boolean {
  switch (kind) {
    case 'time':
      return true
    case 'post_id':
      return postId > 0
    case 'sku_id':
      return skuId > 0
    case 'page_id':
      return pageId > 0
    case 'pairs':
      return Number(postId > 0) + Number(skuId > 0) + Number(pageId > 0) > 1
  }
}

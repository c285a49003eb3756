import { DAY_MS } from '@/contract/constants'
import type { Db } from '../../../db/openDatabase'
import type { EventSummaryTable } from '../../../db/tables/widgets'
import { readSorted, STORED_KINDS, type SortedKind, type StoredKind } from './sortedBody'
import {
  createTally,
  readBody,
  type Group,
  type PartKind,
  type Tally,
  type Visit,
} from './summaryBody'
import { SLOT_MS, visitEvents, type Span } from './visitEvents'

export const SLOTS_OF_DAY = DAY_MS / SLOT_MS

export type Level = EventSummaryTable['level']
/** Longest first. */
export const LEVELS: readonly Level[] = [64, 8, 1]
/** While a read part has fewer events, the next one has twice as many days. */
const FEW_EVENTS = 5000
const MOST_DAYS = 64
/** Bodies of one statement; those of long spans are large. */
const BODIES_AT_ONCE: Record<Level, number> = { 1: 16, 8: 8, 64: 1 }

/** What is read of the events of a period. */
export interface Reading {
  kind: PartKind
  levels: readonly Level[]
  /** What a report is limited to: of a long summary nothing else is read. */
  only: { kind: SortedKind; ids: ReadonlySet<number> } | null
  /** `from`: the slot since 1970 from which the visited ones count. */
  choose(group: Group, from: number): Visit | null
}

/**
 * Reads the sums of an account's events in a period: from summaries, and of what has none from the events. In summaries
 * of more than a day only sorted parts have all slots; those of `time` have the first ones of hours, the others none.
 * A post or product may be deleted by now.
 */
export async function readSums(
  db: Db,
  accountId: number,
  period: Span,
  readings: readonly Reading[],
): Promise<void> {
  const span = await spanOfEvents(db, accountId, period)
  if (span === null) return
  const [first, last] = [Math.ceil(span.since / SLOT_MS), Math.floor(span.till / SLOT_MS)]
  const fromEvents = (part: Span, some: readonly Reading[]) => readEvents(db, accountId, part, some)
  if (first >= last) {
    await fromEvents(span, readings)
    return
  }
  await fromEvents({ since: span.since, till: first * SLOT_MS }, readings)
  await fromEvents({ since: last * SLOT_MS, till: span.till }, readings)
  const days = { from: Math.floor(first / SLOTS_OF_DAY), till: Math.ceil(last / SLOTS_OF_DAY) }
  const stored = await storedSpans(db, accountId, days)
  const clipped = (day: number): Span => ({
    since: Math.max(first, day * SLOTS_OF_DAY) * SLOT_MS,
    till: Math.min(last, (day + 1) * SLOTS_OF_DAY) * SLOT_MS,
  })
  const isMissing = (day: number) => day < days.till && !stored.get(1)?.has(day)
  let most = 1
  for (let day = days.from; day < days.till;) {
    let end = day
    while (isMissing(end) && end - day < most) end += 1
    if (end > day) {
      const part = { since: clipped(day).since, till: clipped(end - 1).till }
      const isFew = (await fromEvents(part, readings)) < FEW_EVENTS
      most = isFew ? Math.min(most * 2, MOST_DAYS) : 1
    }
    day = Math.max(end, day + 1)
  }
  const whole = { from: Math.ceil(first / SLOTS_OF_DAY), till: Math.floor(last / SLOTS_OF_DAY) }
  for (const reading of readings) {
    for (const [level, starts] of coverOf(days, whole, stored, reading.levels)) {
      const atOnce = BODIES_AT_ONCE[level]
      for (let at = 0; at < starts.length; at += atOnce) {
        const some = starts.slice(at, at + atOnce)
        const kind = level === 1 ? reading.kind : (reading.only?.kind ?? reading.kind)
        const bodies = await bodiesOf(db, accountId, level, some, kind)
        for (const start of some) {
          const body = bodies.get(start)
          if (body === undefined) {
            // An event has changed meanwhile.
            for (let day = start * level; day < (start + 1) * level; day += 1) {
              await fromEvents(clipped(day), [reading])
            }
          } else if (body !== null) readPart(body, level, start, reading, { first, last })
        }
      }
    }
  }
}

/** The part of a period between the first and the last event of the account. */
export async function spanOfEvents(db: Db, accountId: number, { since, till }: Span) {
  const end = async (order: 'asc' | 'desc') => {
    const found = await db
      .selectFrom('event')
      .where('account_id', '=', accountId)
      .orderBy('created_at', order)
      .limit(1)
      .select('created_at')
      .executeTakeFirst()
    return found?.created_at
  }
  const [first, last] = [await end('asc'), await end('desc')]
  if (first === undefined || last === undefined) return null
  const span = { since: Math.max(since, first), till: Math.min(till, last + 1) }
  return span.since < span.till ? span : null
}

export type Stored = ReadonlyMap<Level, ReadonlySet<number>>
/** Days since 1970, `till` exclusive. */
interface Days {
  from: number
  till: number
}

export async function storedSpans(
  db: Db,
  accountId: number,
  { from, till }: Days,
): Promise<Stored> {
  const rows = await db
    .selectFrom('event_summary')
    .where('account_id', '=', accountId)
    .where(({ or, and, eb }) =>
      or(
        LEVELS.map((level) =>
          and([
            eb('level', '=', level),
            eb('start', '>=', Math.floor(from / level)),
            eb('start', '<', Math.ceil(till / level)),
          ]),
        ),
      ),
    )
    .select(['level', 'start'])
    .execute()
  const stored = new Map(LEVELS.map((level) => [level, new Set<number>()]))
  for (const { level, start } of rows) stored.get(level)?.add(start)
  return stored
}

/** The fewest stored spans that cover the stored days; long ones only within `whole`. */
function coverOf(days: Days, whole: Days, stored: Stored, levels: readonly Level[]) {
  const cover = new Map<Level, number[]>()
  for (let day = days.from; day < days.till;) {
    const level = levels.find(
      (length) =>
        day % length === 0 &&
        (length === 1 || (day >= whole.from && day + length <= whole.till)) &&
        stored.get(length)?.has(day / length),
    )
    if (level !== undefined) cover.set(level, [...(cover.get(level) ?? []), day / level])
    day += level ?? 1
  }
  return cover
}

/** By start; null: without events. */
export async function bodiesOf(
  db: Db,
  accountId: number,
  level: Level,
  starts: readonly number[],
  kind: StoredKind,
): Promise<Map<number, string | null>> {
  const rows = await db
    .selectFrom('event_summary')
    .leftJoin('event_summary_part', (join) =>
      join.onRef('summary_id', '=', 'id').on('kind', '=', STORED_KINDS.indexOf(kind)),
    )
    .where('account_id', '=', accountId)
    .where('level', '=', level)
    .where('start', 'in', starts)
    .select(['start', 'body'])
    .execute()
  return new Map(rows.map(({ start, body }) => [start, body]))
}

function readPart(
  body: string,
  level: Level,
  start: number,
  { kind, only, choose }: Reading,
  { first, last }: { first: number; last: number },
): void {
  const from = start * level * SLOTS_OF_DAY
  const isWhole = from >= first && from + level * SLOTS_OF_DAY <= last
  const chosen = (group: Group): Visit | null => {
    const visit = choose(group, from)
    if (isWhole || !visit) return visit
    return (slot, ...rest) => {
      if (from + slot >= first && from + slot < last) visit(slot, ...rest)
    }
  }
  if (level > 1 && only) readSorted(body, only.kind, only.ids, chosen)
  else readBody(body, kind, chosen)
}

/** The same of a period of at most `MOST_DAYS` from the events themselves; returns how many these are. */
async function readEvents(
  db: Db,
  accountId: number,
  span: Span,
  readings: readonly Reading[],
): Promise<number> {
  if (span.since >= span.till) return 0
  const from = Math.floor(span.since / SLOT_MS)
  return visitEvents(db, accountId, span, (group) =>
    readings.flatMap(({ kind, choose }) => {
      const visit = choose(group, from)
      return visit ? [[kind, visit] as const] : []
    }),
  )
}

/** Adds up events; slots count from that of the beginning. */
export async function talliesOf(
  db: Db,
  accountId: number,
  span: Span,
  kinds: readonly PartKind[],
): Promise<Map<PartKind, Tally>> {
  const tallies = new Map(kinds.map((kind) => [kind, createTally(kind)]))
  await visitEvents(db, accountId, span, (group) =>
    [...tallies].map(([kind, { add }]) => [kind, (...event) => add(group, ...event)]),
  )
  return tallies
}

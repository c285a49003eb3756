import { setImmediate } from 'node:timers/promises'
import { DAY_MS } from '@/contract/constants'
import type { Db } from '../../../db/openDatabase'
import { takeTurns } from '../../../db/writers'
import type { World } from '../../../world'
import {
  bodiesOf,
  LEVELS,
  SLOTS_OF_DAY,
  spanOfEvents,
  storedSpans,
  talliesOf,
  type Level,
  type Stored,
} from './eventSummaries'
import {
  joinSorted,
  SORTED,
  SORTED_KINDS,
  sortBody,
  STORED_KINDS,
  type SortedKind,
  type StoredKind,
} from './sortedBody'
import { createTally, PART_KINDS, readBody, type PartKind } from './summaryBody'
import type { Span } from './visitEvents'

const SLOTS_OF_HOUR = 4
/** Days of a summarised span, and of those of which it is made. */
const MADE_OF = { 8: 1, 64: 8 } as const
/** A day is over when its last events have arrived. */
const OVER_AFTER_MS = 60 * 60 * 1000
/** Events arrive up to a week late (`widgetApi`); longer spans are summarised when that is over. */
const SETTLED_DAYS = 7
/** What is added up for long spans; what names several things is only sorted. */
const ADDED_UP: readonly PartKind[] = PART_KINDS.filter((kind) => kind !== 'pairs')

/** Makes the summaries of all days and longer spans that are over and have none, the newest first. */
export async function summariseEvents(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const till = Math.floor((clock.now() - OVER_AFTER_MS) / DAY_MS)
  const accounts = await db.selectFrom('account').select('id').orderBy('id').execute()
  for (const { id } of accounts) {
    const span = await spanOfEvents(db, id, { since: 0, till: till * DAY_MS })
    if (span === null) continue
    const days = { from: Math.floor(span.since / DAY_MS), till }
    const spans = await storedSpans(db, id, days)
    for (const level of LEVELS.toReversed()) {
      const stored = spans.get(level)
      const from = Math.ceil(days.from / level)
      const end = Math.floor((level === 1 ? till : till - SETTLED_DAYS) / level)
      for (let start = end - 1; start >= from; start -= 1) {
        signal.throwIfAborted()
        if (!stored?.has(start)) await summarise(db, id, level, start)
      }
    }
  }
}

/** Stores the summary of a span, unless another process has, or one of its parts has none. */
function summarise(db: Db, accountId: number, level: Level, start: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // The triggers of events wait for this.
    await takeTurns(transaction, `event-summary-${accountId}`)
    const days = { from: start * level, till: (start + 1) * level }
    const stored = await storedSpans(transaction, accountId, days)
    if (stored.get(level)?.has(start)) return
    const span = { since: days.from * DAY_MS, till: days.till * DAY_MS }
    const parts =
      level === 1
        ? await partsOfDay(transaction, accountId, span)
        : await partsOfLongSpan(transaction, accountId, level, start, stored)
    if (parts === null) return
    const { id } = await transaction
      .insertInto('event_summary')
      .values({ account_id: accountId, level, start })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [kind, body] of parts) {
      if (body === '') continue
      const row = { summary_id: id, kind: STORED_KINDS.indexOf(kind), body }
      await transaction.insertInto('event_summary_part').values(row).execute()
    }
  })
}

type Parts = Map<StoredKind, string>

async function partsOfDay(db: Db, accountId: number, span: Span): Promise<Parts> {
  const tallies = await talliesOf(db, accountId, span, PART_KINDS)
  return new Map([...tallies].map(([kind, tally]) => [kind, tally.body()]))
}

/** From those of shorter spans. */
async function partsOfLongSpan(
  db: Db,
  accountId: number,
  level: Exclude<Level, 1>,
  start: number,
  stored: Stored,
): Promise<Parts | null> {
  const length = MADE_OF[level]
  const count = level / length
  const starts = Array.from({ length: count }, (_none, index) => start * count + index)
  if (!starts.every((one) => stored.get(length)?.has(one))) return null
  const shorter = async (kind: StoredKind): Promise<Shorter[]> => {
    const bodies = await bodiesOf(db, accountId, length, starts, kind)
    return starts.flatMap((one, index) => {
      const body = bodies.get(one)
      return body ? [{ body, from: index * length * SLOTS_OF_DAY }] : []
    })
  }
  const parts: Parts = new Map()
  for (const kind of ADDED_UP) parts.set(kind, await addedUp(await shorter(kind), kind))
  for (const kind of SORTED_KINDS) {
    const bodies = await shorter(length === 1 ? SORTED[kind].of : kind)
    parts.set(kind, await joined(bodies, kind, length === 1))
  }
  return parts
}

/** `from`: the slot of the longer span at which it begins. */
interface Shorter {
  body: string
  from: number
}

async function addedUp(bodies: readonly Shorter[], kind: PartKind): Promise<string> {
  const tally = createTally(kind)
  for (const { body, from } of bodies) {
    await setImmediate()
    readBody(body, kind, (group) => (slot, ...named) => {
      const at = kind === 'time' ? from + slot - (slot % SLOTS_OF_HOUR) : 0
      tally.add(group, at, ...named)
    })
  }
  return tally.body()
}

async function joined(
  bodies: readonly Shorter[],
  kind: SortedKind,
  isOfDays: boolean,
): Promise<string> {
  if (bodies.length === 0) return ''
  const parts = []
  for (const { body, from } of bodies) {
    await setImmediate()
    parts.push({ bytes: isOfDays ? sortBody(body, kind) : Buffer.from(body, 'base64'), from })
  }
  return (await joinSorted(parts, kind)).toString('base64')
}

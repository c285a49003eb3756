import { DAY_MS } from '@/contract/constants'
import type { MailTopic } from '@/contract/entities/account/mail'
import { daysIn } from '../../language/times'
import {
  readersOf,
  sendOnce,
  type LetterTo,
  type Mailing,
  type Reader,
} from '../accounts/mail/letters'

/** A mailbox is looked at on Monday after nine, by the clock of the account. */
const MORNING = '09:00'
/** The epoch began on a Thursday. */
const MONDAY = 4

interface WeekTime {
  /** Since the epoch, from its Monday. */
  week: number
  isMonday: boolean
  /** Its Monday morning has not come yet. */
  isEarly: boolean
}

/** The week at a time (ms) in a zone. */
function weekAt(now: number, timeZone: string): WeekTime {
  const [date = '', clock = ''] = daysIn(timeZone).clockOf(now).split(' ')
  const days = Date.parse(date) / DAY_MS - MONDAY
  const isMonday = days % 7 === 0
  return { week: Math.floor(days / 7), isMonday, isEarly: isMonday && clock < MORNING }
}

/** The Monday of a week, as `2026-03-23`. */
export const mondayOf = (week: number): string =>
  new Date((week * 7 + MONDAY) * DAY_MS).toISOString().slice(0, 10)

interface ToldAccount {
  time_zone: string
  /** The last week whose letter was sent. */
  told: number | null
  created_at: number
}

/** The week whose letter is due: on its Monday from nine, and later when the server was away on that day. */
export function weekOfLetter(
  now: number,
  { time_zone, told, created_at }: ToldAccount,
): number | null {
  const { week, isMonday, isEarly } = weekAt(now, time_zone)
  if (isEarly) return null
  if (isMonday) return week
  const isNew = told === null && week === weekAt(created_at, time_zone).week
  return isNew || week <= (told ?? -1) ? null : week
}

/** An account whose weekly letter is due. */
export interface DueAccount {
  id: number
  name: string
  username: string
  timeZone: string
  week: number
}

/** A letter of one week to the readers of an account. */
export interface WeeklyLetter {
  topic: Extract<MailTopic, 'digest' | 'reports'>
  column: 'digest_week' | 'reports_week'
  /** What a reader is sent, null for nothing; asked only of an account that has readers. */
  compose(
    world: Mailing,
    account: DueAccount,
  ): Promise<((reader: Reader) => ReturnType<LetterTo> | null) | null>
}

/** Sends a weekly letter to the readers of all accounts in which it is due. */
export async function sendWeekly(world: Mailing, letter: WeeklyLetter): Promise<void> {
  const { db, clock } = world
  const { column } = letter
  const now = clock.now()
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'username', 'time_zone', 'created_at', `${column} as told`])
    .orderBy('id')
    .execute()
  for (const account of accounts) {
    const week = weekOfLetter(now, account)
    if (week === null) continue
    const { id, name, username, time_zone: timeZone } = account
    const isDone = await sendToReaders(world, letter, { id, name, username, timeZone, week }).catch(
      (error: unknown) => {
        world.report(error)
        return false
      },
    )
    if (isDone && week !== account.told) {
      await db
        .updateTable('account')
        .set({ [column]: week })
        .where('id', '=', id)
        .execute()
    }
  }
}

/** Returns whether every reader has what is due to them. */
async function sendToReaders(
  world: Mailing,
  { topic, compose }: WeeklyLetter,
  account: DueAccount,
): Promise<boolean> {
  const readers = await readersOf(world.db, account.id, topic)
  const letterTo = readers.length === 0 ? null : await compose(world, account)
  if (letterTo === null) return true
  let isDone = true
  for (const reader of readers) {
    const letter = letterTo(reader)
    if (letter === null) continue
    const occasion = { shop: account.name, topic, code: topic, period: String(account.week) }
    const isSent = await sendOnce(world, reader, occasion, () => letter)
    isDone &&= isSent
  }
  return isDone
}

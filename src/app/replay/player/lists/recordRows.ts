import type { IntlShape } from 'react-intl'
import {
  SLOW_REQUEST_MS,
  type ReplayEntry,
  type ReplayPress,
  type ReplayStep,
} from '@/app/replay/stage/record/recordFacts'
import type { MessageId } from '@/common/i18n/messages'
import type { PlayerState } from '../playerSlice'

/** A line of a list beside the screen. */
export interface Row {
  key: string
  /** The step that the row leads to. */
  index: number
  text: string
  /** The slice that an action names, and the endpoint of an action or a request. */
  slice?: string
  endpoint?: string | null
  /** Shown on hover, and searched too. */
  whole: string
  /** More that is searched: what a request was answered. */
  sought?: string
  /** The number of an action. */
  number?: number
  /** Time since the beginning, or how long a request took. */
  figure: string
  tone?: 'bad' | 'slow' | 'person'
}

const CLOCK_LENGTH = 8

/** Hours, minutes and seconds since the beginning of the record. */
function clock(ms: number): string {
  return new Date(Math.max(0, ms)).toISOString().slice(-13, -13 + CLOCK_LENGTH)
}

type Listed = Pick<PlayerState, 'panel' | 'steps' | 'requests' | 'entries' | 'presses' | 'notes'>

/** The lines of the chosen list. */
export function rowsOf(listed: Listed, intl: IntlShape): Row[] {
  const { panel, steps, requests, entries, presses, notes } = listed
  const start = steps[0]?.at ?? 0
  if (panel === 'actions') {
    const rows = steps.map(({ type, endpoint, at }, index): Row => ({
      key: String(index),
      index,
      number: index,
      slice: sliceOf(type),
      endpoint,
      text: stepName({ type, endpoint }),
      whole: endpoint ? `${type} (${endpoint})` : type,
      figure: clock(at - start),
      ...(endpoint && isFailure(type) ? { tone: 'bad' as const } : {}),
    }))
    const pressed = presses.map((press, order): Row => ({
      key: `press ${order}`,
      index: press.index,
      ...sameText(pressText(press, intl)),
      figure: clock(press.at - start),
      tone: 'person',
    }))
    // A press is listed before the step that followed it.
    return [...pressed, ...rows].sort((one, other) => one.index - other.index)
  }
  if (panel === 'console') {
    return entries.map(({ index, at, level, places, ...entry }, order) => ({
      key: String(order),
      index,
      text: [entryText(entry), ...places.slice(0, 1)].join(' · '),
      whole: [entryText(entry), ...places].join('\n'),
      figure: clock(at - start),
      ...(level === 'error' ? { tone: 'bad' as const } : {}),
    }))
  }
  if (panel === 'notes') {
    return notes.map(({ step, text }) => ({
      key: String(step),
      index: step,
      text,
      whole: text,
      figure: clock((steps[step]?.at ?? 0) - start),
    }))
  }
  return requests.map(({ endpoint, start: index, ms, failure, asked, answer, isAsBefore }) => ({
    key: String(index),
    index,
    endpoint,
    ...sameText(
      [
        endpoint,
        failure,
        isAsBefore ? intl.formatMessage({ id: 'replay.text_as-before' }) : null,
        asked,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    sought: answer,
    figure:
      ms === null
        ? intl.formatMessage({ id: 'replay.text_no-response' })
        : intl.formatMessage({ id: 'replay.text_ms' }, { ms }),
    ...(failure !== null
      ? { tone: 'bad' as const }
      : (ms ?? Infinity) >= SLOW_REQUEST_MS
        ? { tone: 'slow' as const }
        : {}),
  }))
}

const sameText = (text: string) => ({ text, whole: text })

/** What was pressed, in support's language. */
function pressText({ role, label }: ReplayPress, intl: IntlShape): string {
  const control = intl.formatMessage({ id: 'replay.text_pressed' }, { role })
  // A record of another build may name a text that is gone.
  if (label === null || !(label in intl.messages)) return control
  return `${control} · ${intl.formatMessage({ id: label as MessageId })}`
}

const isFailure = (type: string) => type.endsWith('/rejected')

/** The text of an entry of the console, with how many times it was there. */
export const entryText = ({ text, count }: Pick<ReplayEntry, 'text' | 'count'>): string =>
  count > 1 ? `${count} × ${text}` : text

/** An action in few words: the endpoint and what became of it, or the type. */
export const stepName = ({ type, endpoint }: Pick<ReplayStep, 'type' | 'endpoint'>): string =>
  endpoint ? `${endpoint} · ${type.split('/').at(-1) ?? ''}` : type

/** The slice that the type of an action names. */
export const sliceOf = (type: string): string => type.split('/', 1)[0] ?? type

/** Lines of the chosen slice and endpoint in which a text occurs. */
export function narrowed(
  rows: readonly Row[],
  { filter, slice, endpoint }: Pick<PlayerState, 'filter' | 'slice' | 'endpoint'>,
): Row[] {
  const sought = filter.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (slice === null || row.slice === undefined || row.slice === slice) &&
      (endpoint === null || row.endpoint === undefined || row.endpoint === endpoint) &&
      `${row.text} ${row.whole} ${row.sought ?? ''}`.toLowerCase().includes(sought),
  )
}

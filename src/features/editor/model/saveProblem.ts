import type { Message } from '@/common/i18n/messages'
import { elementsProblem, type ElementsProblem } from '@/contract/elements/elementsProblem'
import { LIMITS } from '@/contract/limits'
import { adsProblem } from '@/contract/posts/adsProblem'
import {
  readinessOf,
  SCHEDULE_TIMES,
  scheduleProblem,
  type Schedule,
  type ScheduleTime,
} from '@/contract/posts/schedule'
import { elementLists } from '@/features/editor/kinds/placedRules'
import type { PostDocument } from './document'
import { elementsOf } from './elements'
import { needsAlbum } from './post'

/**
 * The position of an element: its slide, its list in the transferred slide, and its position in the list. Indexes are
 * from 0.
 */
export type ElementPlace = Pick<ElementsProblem, 'mediaIndex' | 'list' | 'index'>

/** The field or element that must be corrected. */
export type RefusedPlace = 'albums' | 'ads' | ScheduleTime | ElementPlace

/** Why a save was refused. */
export interface Refusal {
  /** Null where the fields produce the text themselves, or another listener shows it. */
  message: Message | null
  place: RefusedPlace | null
}

/** Typed text that is not a time; it stays in its field until the time is changed otherwise. */
export interface InvalidTime {
  text: string
  /** The time (ISO) that the document has meanwhile. */
  time: string | null
}

export type InvalidTimes = Record<ScheduleTime, InvalidTime | null>

export const NO_INVALID_TIMES: InvalidTimes = { publishTime: null, unpublishTime: null }

interface SaveContext {
  /** The schedule and the status that the back office has stored. */
  stored: { schedule: Schedule; isPublished: boolean }
  invalidTimes: InvalidTimes
  /** Time, ms. */
  now: number
}

/**
 * The first rule that a document breaks when it is saved, as the back office would check it; null when it can be saved.
 */
export function saveProblem(
  document: PostDocument,
  { stored, invalidTimes, now }: SaveContext,
): Refusal | null {
  const { isPublished, schedule } = document
  if (needsAlbum(document)) {
    return { message: { id: 'editor.error_publish-needs-album' }, place: 'albums' }
  }
  const { filesPerPost: max } = LIMITS
  if (document.media.length > max) {
    return { message: { id: 'media.error_no-room', values: { max } }, place: null }
  }
  const invalid = invalidTime(schedule, invalidTimes)
  if (invalid) return { message: { id: 'days.error_time' }, place: invalid }
  const problem = scheduleProblem(schedule, { isPublished, stored: stored.schedule, now })
  if (problem) return { message: { id: problem.code }, place: problem.field }
  if (adsProblem(document.adsMarker)) return { message: null, place: 'ads' }
  return wrongElement(document, stored.isPublished)
}

/** The field of the schedule whose text is not a time. */
function invalidTime(schedule: Schedule, invalidTimes: InvalidTimes): ScheduleTime | undefined {
  if (!schedule.isEnabledScheduler) return undefined
  return SCHEDULE_TIMES.find((field) => {
    const invalid = invalidTimes[field]
    return invalid !== null && invalid.time === schedule[field]
  })
}

/** The first invalid element. An unfinished draft may be saved, but not published. */
function wrongElement(document: PostDocument, isPublished: boolean): Refusal | null {
  const lists = document.media.map((item) => elementLists(elementsOf(item)))
  const place = elementsProblem(lists, readinessOf(document.schedule, document.isPublished))
  if (!place) return null
  const isDraftFine = !isPublished && elementsProblem(lists, 'draft') === null
  return { message: { id: isDraftFine ? 'editor.error_unfinished' : place.code }, place }
}

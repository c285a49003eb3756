import type { Readiness } from '../elements/elementsProblem'
import type { VitrinaPost } from '../entities/post'

/** When the back office publishes a post and takes it down again; the times are UTC ISO 8601. */
export type Schedule = Pick<VitrinaPost, 'isEnabledScheduler' | 'publishTime' | 'unpublishTime'>

export const NO_SCHEDULE: Schedule = {
  isEnabledScheduler: false,
  publishTime: null,
  unpublishTime: null,
}

export type ScheduleProblemCode =
  | 'schedule-empty'
  | 'schedule-not-published'
  | 'schedule-already-published'
  | 'schedule-in-past'
  | 'schedule-order'

/** The times that a schedule may have. */
export const SCHEDULE_TIMES = ['publishTime', 'unpublishTime'] as const
export type ScheduleTime = (typeof SCHEDULE_TIMES)[number]

export interface ScheduleProblem {
  code: ScheduleProblemCode
  field: ScheduleTime
}

/** How far back a chosen time may lie: a form is not filled in within its own minute. */
export const SCHEDULE_GRACE_MS = 60_000

/** What is kept of a schedule: one that is off has no times. */
export function keptSchedule(schedule: Schedule): Schedule {
  return schedule.isEnabledScheduler ? schedule : NO_SCHEDULE
}

/** How far a post with this status has to be: also one that the schedule publishes is complete before. */
export function readinessOf(
  { isEnabledScheduler, publishTime }: Pick<Schedule, 'isEnabledScheduler' | 'publishTime'>,
  isPublished: boolean,
): Readiness {
  const willBePublished = isEnabledScheduler && publishTime !== null
  return isPublished || willBePublished ? 'published' : 'draft'
}

export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return (
    one.isEnabledScheduler === other.isEnabledScheduler &&
    isSameInstant(one.publishTime, other.publishTime) &&
    isSameInstant(one.unpublishTime, other.unpublishTime)
  )
}

export const isSameInstant = (one: string | null, other: string | null) =>
  timeOf(one) === timeOf(other)

const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

interface Circumstances {
  /** The status that the post has while it waits. */
  isPublished: boolean
  /** The schedule as it is stored: what was chosen once may lie in the past. */
  stored: Schedule
  /** ms */
  now: number
}

/** What is wrong with a schedule, and at which of its times; null when it can be carried out. */
export function scheduleProblem(
  { isEnabledScheduler, publishTime, unpublishTime }: Schedule,
  { isPublished, stored, now }: Circumstances,
): ScheduleProblem | null {
  if (!isEnabledScheduler) return null
  const isPast = (name: 'publishTime' | 'unpublishTime', time: string | null) =>
    time !== null &&
    Date.parse(time) < now - SCHEDULE_GRACE_MS &&
    !isSameInstant(time, stored[name])

  if (publishTime === null && unpublishTime === null) {
    return { code: 'schedule-empty', field: isPublished ? 'unpublishTime' : 'publishTime' }
  }
  if (isPublished && publishTime !== null) {
    return { code: 'schedule-already-published', field: 'publishTime' }
  }
  if (!isPublished && publishTime === null) {
    return { code: 'schedule-not-published', field: 'publishTime' }
  }
  if (isPast('publishTime', publishTime)) return { code: 'schedule-in-past', field: 'publishTime' }
  if (isPast('unpublishTime', unpublishTime)) {
    return { code: 'schedule-in-past', field: 'unpublishTime' }
  }
  if (publishTime !== null && unpublishTime !== null) {
    const isInOrder = Date.parse(publishTime) < Date.parse(unpublishTime)
    if (!isInOrder) return { code: 'schedule-order', field: 'unpublishTime' }
  }
  return null
}

import type { Readiness } from '../elements/elementsProblem'
import type { VitrinaPost } from '@/contract/entities/posts/post'

/** When the back office publishes and unpublishes a post; the times are UTC ISO 8601. */
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

/** The times of a schedule. */
export const SCHEDULE_TIMES = ['publishTime', 'unpublishTime'] as const
export type ScheduleTime = (typeof SCHEDULE_TIMES)[number]

export interface ScheduleProblem {
  code: ScheduleProblemCode
  field: ScheduleTime
}

/** The tolerance for a chosen time in the past: filling in a form takes more than its own minute. */
export const SCHEDULE_GRACE_MS = 60_000

/** The stored form of a schedule: a disabled one has no times. */
export function keptSchedule(schedule: Schedule): Schedule {
  return schedule.isEnabledScheduler ? schedule : NO_SCHEDULE
}

/**
 * The required completeness of a post: `published` also for a draft that its schedule will publish.
 */
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
  /** Whether the post is published now, before the schedule changes it. */
  isPublished: boolean
  /** The stored schedule: a time that was valid when chosen may be past now. */
  stored: Schedule
  /** ms */
  now: number
}

/** The problem of a schedule, with its time; null when it is valid. */
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

import {
  isSameInstant,
  isSameSchedule,
  keptSchedule,
  NO_SCHEDULE,
  readinessOf,
  scheduleProblem,
  SCHEDULE_GRACE_MS,
  type Schedule,
} from './schedule'

const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const HOUR = 60 * 60_000
const at = (time: number) => new Date(time).toISOString()
const [PAST, SOON, LATER] = [at(NOW - HOUR), at(NOW + HOUR), at(NOW + 2 * HOUR)]

const schedule = (publishTime: string | null, unpublishTime: string | null = null): Schedule => ({
  isEnabledScheduler: true,
  publishTime,
  unpublishTime,
})
const problemOf = (chosen: Schedule, facts: { isPublished?: boolean; stored?: Schedule } = {}) =>
  scheduleProblem(chosen, { isPublished: false, stored: NO_SCHEDULE, now: NOW, ...facts })

test.each<[string, Schedule]>([
  ['publication only', schedule(SOON)],
  ['publication and unpublication', schedule(SOON, LATER)],
  ['off, whatever its times', { ...schedule(LATER, PAST), isEnabledScheduler: false }],
  ['a publication in the minute that has just passed', schedule(at(NOW - SCHEDULE_GRACE_MS))],
])('accepts a schedule: %s', (_what, chosen) => {
  expect(problemOf(chosen)).toBeNull()
})

test.each<[string, Schedule, string, string]>([
  ['no times', schedule(null), 'schedule-empty', 'publishTime'],
  ['unpublication only', schedule(null, LATER), 'schedule-not-published', 'publishTime'],
  [
    'a publication in the past',
    schedule(at(NOW - SCHEDULE_GRACE_MS - 1)),
    'schedule-in-past',
    'publishTime',
  ],
  ['both times in the past', schedule(PAST, PAST), 'schedule-in-past', 'publishTime'],
  ['an unpublication in the past', schedule(SOON, PAST), 'schedule-in-past', 'unpublishTime'],
  [
    'an unpublication before the publication',
    schedule(LATER, SOON),
    'schedule-order',
    'unpublishTime',
  ],
  [
    'an unpublication at the time of the publication',
    schedule(SOON, SOON),
    'schedule-order',
    'unpublishTime',
  ],
])('refuses a schedule of an unpublished post: %s', (_what, chosen, code, field) => {
  expect(problemOf(chosen)).toEqual({ code, field })
})

test.each<[string, Schedule, object | null]>([
  ['unpublication only', schedule(null, SOON), null],
  ['no times', schedule(null), { code: 'schedule-empty', field: 'unpublishTime' }],
  [
    'a second publication',
    schedule(SOON, LATER),
    { code: 'schedule-already-published', field: 'publishTime' },
  ],
  [
    'an unpublication in the past',
    schedule(null, PAST),
    { code: 'schedule-in-past', field: 'unpublishTime' },
  ],
])('checks the schedule of a published post: %s', (_what, chosen, problem) => {
  expect(problemOf(chosen, { isPublished: true })).toEqual(problem)
})

test('accepts a past time only when that time is already stored', () => {
  const stored = schedule(PAST, LATER)
  expect(problemOf(stored, { stored })).toBeNull()
  const sameMoment = schedule(PAST.replace('.000Z', 'Z'), LATER)
  expect(problemOf(sameMoment, { stored })).toBeNull()
  const earlier = schedule(at(NOW - 2 * HOUR), LATER)
  expect(problemOf(earlier, { stored })).toEqual({ code: 'schedule-in-past', field: 'publishTime' })
})

test('clears the times of a disabled schedule', () => {
  expect(keptSchedule({ ...schedule(SOON, LATER), isEnabledScheduler: false })).toEqual(NO_SCHEDULE)
  expect(keptSchedule(schedule(SOON, LATER))).toEqual(schedule(SOON, LATER))
})

test('compares schedules by their instants, in whatever notation', () => {
  expect(isSameInstant('2026-03-18T12:00:00Z', '2026-03-18T12:00:00.000Z')).toBe(true)
  expect(isSameInstant(null, null)).toBe(true)
  expect(isSameInstant(SOON, null)).toBe(false)
  expect(isSameSchedule(schedule(SOON, LATER), schedule(SOON, LATER))).toBe(true)
  expect(isSameSchedule(schedule(SOON), schedule(LATER))).toBe(false)
  expect(isSameSchedule(schedule(SOON, LATER), schedule(SOON))).toBe(false)
  expect(isSameSchedule(schedule(null), NO_SCHEDULE)).toBe(false)
})

test.each<[string, Schedule, boolean, string]>([
  ['a published post', NO_SCHEDULE, true, 'published'],
  ['a post that will be published', schedule(SOON), false, 'published'],
  [
    'a post whose schedule is off',
    { ...schedule(SOON), isEnabledScheduler: false },
    false,
    'draft',
  ],
  ['a post with a schedule without times', schedule(null), false, 'draft'],
  ['a draft', NO_SCHEDULE, false, 'draft'],
])('returns how complete a post must be: %s', (_what, chosen, isPublished, readiness) => {
  expect(readinessOf(chosen, isPublished)).toBe(readiness)
})

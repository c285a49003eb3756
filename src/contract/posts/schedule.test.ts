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
  ['to be published', schedule(SOON)],
  ['to be published and taken down', schedule(SOON, LATER)],
  ['off, whatever its times', { ...schedule(LATER, PAST), isEnabledScheduler: false }],
  ['within the minute that filling in takes', schedule(at(NOW - SCHEDULE_GRACE_MS))],
])('accepts a schedule: %s', (_what, chosen) => {
  expect(problemOf(chosen)).toBeNull()
})

test.each<[string, Schedule, string, string]>([
  ['without times', schedule(null), 'schedule-empty', 'publishTime'],
  ['only taken down', schedule(null, LATER), 'schedule-not-published', 'publishTime'],
  ['in the past', schedule(at(NOW - SCHEDULE_GRACE_MS - 1)), 'schedule-in-past', 'publishTime'],
  ['both in the past', schedule(PAST, PAST), 'schedule-in-past', 'publishTime'],
  ['taken down in the past', schedule(SOON, PAST), 'schedule-in-past', 'unpublishTime'],
  ['taken down before', schedule(LATER, SOON), 'schedule-order', 'unpublishTime'],
  ['taken down at once', schedule(SOON, SOON), 'schedule-order', 'unpublishTime'],
])('refuses a schedule of an unpublished post: %s', (_what, chosen, code, field) => {
  expect(problemOf(chosen)).toEqual({ code, field })
})

test.each<[string, Schedule, object | null]>([
  ['be taken down', schedule(null, SOON), null],
  ['wait for nothing', schedule(null), { code: 'schedule-empty', field: 'unpublishTime' }],
  [
    'be published again',
    schedule(SOON, LATER),
    { code: 'schedule-already-published', field: 'publishTime' },
  ],
  [
    'be taken down in the past',
    schedule(null, PAST),
    { code: 'schedule-in-past', field: 'unpublishTime' },
  ],
])('checks whether a published post may %s', (_what, chosen, problem) => {
  expect(problemOf(chosen, { isPublished: true })).toEqual(problem)
})

test('accepts a past time only when it is the stored one', () => {
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

test('compares schedules by their instants, however they are written', () => {
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
  ['one that will be published', schedule(SOON), false, 'published'],
  ['one whose schedule is off', { ...schedule(SOON), isEnabledScheduler: false }, false, 'draft'],
  ['one without a time', schedule(null), false, 'draft'],
  ['a draft', NO_SCHEDULE, false, 'draft'],
])('returns the required readiness of %s', (_what, chosen, isPublished, readiness) => {
  expect(readinessOf(chosen, isPublished)).toBe(readiness)
})

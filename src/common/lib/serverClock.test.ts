import { currentTime, learnTime } from './serverClock'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-03-18T12:00:00Z')

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})

afterEach(() => {
  learnTime(new Date(NOW).toUTCString())
  jest.restoreAllMocks()
})

test.each([
  ['a day slow', 24],
  ['a day fast', -24],
])('follows the back office on a computer that is %s', (_name, hours) => {
  learnTime(new Date(NOW + hours * HOUR_MS).toUTCString())
  expect(currentTime()).toBe(NOW + hours * HOUR_MS)
  learnTime(null)
  expect(currentTime()).toBe(NOW + hours * HOUR_MS)
})

test('keeps to the clock of the computer when a response was only slow', () => {
  learnTime(new Date(NOW - 30_000).toUTCString())
  expect(currentTime()).toBe(NOW)
})

test('does not jump between responses of which some are slow', () => {
  const difference = 2 * 60_000
  learnTime(new Date(NOW + difference).toUTCString())
  learnTime(new Date(NOW + difference - 1000).toUTCString())
  expect(currentTime()).toBe(NOW + difference)
})

import type { RecordedAction, SessionLog } from '@/app/recorder/recorder'
import { sessionRecordClosed, sessionRecordOpened } from '../sessionRecordSlice'
import { untilReport } from './downloadSession'

const timed = (at: number, action = { type: 'later' }): RecordedAction => ({ action, at })
const log = (...segments: RecordedAction[][]): SessionLog => ({
  segments: segments.map((actions, before) => ({ before, actions })),
  isTruncated: false,
  track: [
    { kind: 'key', at: 4 },
    { kind: 'key', at: 6 },
  ],
})

test('Ends a record where its report was opened', () => {
  const former = [timed(1), timed(2, sessionRecordOpened()), timed(3, sessionRecordClosed())]
  const whole = log(former, [timed(4), timed(5, sessionRecordOpened()), timed(6)])
  expect(untilReport(whole)).toEqual({
    segments: [
      { before: 0, actions: former },
      { before: 1, actions: [timed(4)] },
    ],
    isTruncated: false,
    track: [{ kind: 'key', at: 4 }],
  })
})

test('Keeps a record that has nothing before its report, or no report', () => {
  const alone = log([timed(1, sessionRecordOpened()), timed(2)])
  expect(untilReport(alone)).toBe(alone)
  const without = log([timed(1)])
  expect(untilReport(without)).toBe(without)
})

import type { RecordedAction, SessionLog } from '@/app/recorder/recorder'
import { sessionRecordClosed, sessionRecordOpened } from '@/common/store/sessionRecordSlice'
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
      { before: 1, actions: [timed(4), timed(5, { type: 'sessionRecord/taken' })] },
    ],
    isTruncated: false,
    track: [{ kind: 'key', at: 4 }],
  })
})

test('Keeps a record whole that was taken without the dialog', () => {
  const without = log([timed(1)])
  expect(untilReport(without)).toBe(without)
})

import { act, renderHook } from '@testing-library/react'
import { holdTime, useNow } from './useNow'

const NOON = Date.parse('2026-05-04T12:00:00Z')

test('moves on at full minutes, and keeps the minute of a held time', () => {
  jest.useFakeTimers({ now: NOON + 40_000 })
  const { result } = renderHook(useNow)
  expect(result.current).toBe(NOON)
  act(() => {
    jest.advanceTimersByTime(20_000)
  })
  expect(result.current).toBe(NOON + 60_000)
  act(() => {
    holdTime(NOON + 30_000)
    jest.advanceTimersByTime(120_000)
  })
  expect(result.current).toBe(NOON)
  jest.useRealTimers()
})

import { safeZones } from './safeZones'

test.each(['square', 'story'] as const)(
  'reserves the bottom for the controls of a video: %s',
  (frame) => {
    const [controls, ...others] = safeZones(frame, true)
    expect(others).toEqual([])
    expect(controls).toMatchObject({ x: 0, width: 100 })
    expect(controls!.height).toBeGreaterThan(10)
    expect(controls!.y + controls!.height).toBe(100)
  },
)

test('reserves nothing on a picture', () => {
  expect(safeZones('story', false)).toEqual([])
})

import { drawGradient, isHexColor } from './gradient'

const SIDE = 101

/** Colour at a point of the square, in percent. */
function colorAt(picture: ReturnType<typeof drawGradient>, left: number, top: number): number[] {
  const offset =
    (Math.round((top / 100) * (SIDE - 1)) * SIDE + Math.round((left / 100) * (SIDE - 1))) * 3
  return [...picture.data.subarray(offset, offset + 3)]
}

test.each([
  ['to the top', 0, [50, 100], [50, 0]],
  ['to the right', 90, [0, 50], [100, 50]],
  ['to the bottom', 180, [50, 0], [50, 100]],
  ['into the corner at the bottom right', 135, [0, 0], [100, 100]],
  ['to the right at 450 degrees', 450, [0, 50], [100, 50]],
])('a gradient runs %s', (_what, angle, [left = 0, top = 0], [endLeft = 0, endTop = 0]) => {
  const picture = drawGradient(SIDE, angle, ['#ff0000', '#00f'])
  const [red = 0, , blue = 0] = colorAt(picture, left, top)
  expect(red).toBeGreaterThan(250)
  expect(blue).toBeLessThan(5)
  const [endRed = 0, , endBlue = 0] = colorAt(picture, endLeft, endTop)
  expect(endRed).toBeLessThan(5)
  expect(endBlue).toBeGreaterThan(250)
  const [midRed = 0, , midBlue = 0] = colorAt(picture, 50, 50)
  expect(Math.abs(midRed - midBlue)).toBeLessThanOrEqual(1)
})

test('spaces several colours equally', () => {
  const picture = drawGradient(SIDE, 90, ['#ff0000', '#00ff00', '#0000ff'])
  expect(colorAt(picture, 50, 20)).toEqual([0, 255, 0])
})

test('one colour fills the square evenly', () => {
  const { data, info } = drawGradient(SIDE, 30, ['#102030'])
  expect(info).toEqual({ width: SIDE, height: SIDE, channels: 3 })
  expect(data).toHaveLength(SIDE * SIDE * 3)
  expect(new Set(data)).toEqual(new Set([0x10, 0x20, 0x30]))
})

test.each([
  ['#abc', true],
  ['#0F766E', true],
  ['red', false],
  ['#ff00ff80', false],
  ['url(x)', false],
])('accepts %s as a colour: %s', (text, is) => {
  expect(isHexColor(text)).toBe(is)
})

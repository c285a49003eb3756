import { readableOn } from './layout'

const [DARK, LIGHT] = ['#211f1d', '#ffffff']

test.each([
  ['#ffffff', DARK],
  ['#fff', DARK],
  ['#000000', LIGHT],
  ['#000', LIGHT],
  ['#ffff00', DARK],
  ['#ff0', DARK],
  ['#00ff20', DARK],
  ['#0f0', LIGHT],
  ['#00ff00', LIGHT],
  ['#ff0000', LIGHT],
  ['#f00', LIGHT],
  ['#0000ff', LIGHT],
  ['#999999', DARK],
  ['#949494', LIGHT],
  ['#ff8000', DARK],
  ['#ff7000', LIGHT],
])('draws text on the colour %s in %s', (color, words) => {
  expect(readableOn(color)).toBe(words)
})

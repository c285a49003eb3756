import { densityOf } from '../theme/density'
import { postGridShape } from './postGridShape'

test.each([
  ['roomy', 1144, 5, 216],
  ['roomy', 358, 2, 171],
  ['compact', 1144, 7, 157],
  ['compact', 358, 2, 175],
])('a %s grid of %i px has %i columns', (name, width, columns, cardWidth) => {
  const density = densityOf(name === 'compact')
  const { captionLines } = density
  const shape = postGridShape(width, density, { minWidth: 208, foot: 60 })
  expect(shape.columns).toBe(columns)
  expect(Math.round(shape.cardWidth)).toBe(cardWidth)
  expect(shape.columns * shape.cardWidth + (columns - 1) * shape.gap).toBeCloseTo(width)
  expect(shape.rowHeight).toBe(Math.round(shape.cardWidth + 60 + 20 * captionLines + shape.gap))
})

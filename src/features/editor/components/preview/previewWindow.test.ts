import { previewWindow } from './previewWindow'

test.each(['square', 'story'] as const)(
  'in a narrow pane a %s is shown as on a phone, at a size that can be read',
  (shape) => {
    const { width, scale } = previewWindow(shape, true, { width: 344, height: 560 })
    expect(width).toBe(390)
    expect(scale).toBeCloseTo(344 / 390)
  },
)

test.each([
  ['square', 1100],
  ['story', 390],
] as const)('where there is room a %s has the window that it is made for', (shape, width) => {
  const pane = { width: 1116, height: 844 }
  expect(previewWindow(shape, false, pane)).toMatchObject({ width, scale: 1 })
})

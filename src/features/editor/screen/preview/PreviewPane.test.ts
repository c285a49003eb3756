import { previewWindow } from './PreviewPane'

test.each(['square', 'story'] as const)(
  'shows a %s in a narrow pane as on a phone, at a readable scale',
  (shape) => {
    const { width, scale } = previewWindow(shape, true, { width: 344, height: 560 })
    expect(width).toBe(390)
    expect(scale).toBeCloseTo(344 / 390)
  },
)

test.each([
  ['square', 1100],
  ['story', 390],
] as const)('uses the full window of a %s when it fits', (shape, width) => {
  const pane = { width: 1116, height: 844 }
  expect(previewWindow(shape, false, pane)).toMatchObject({ width, scale: 1 })
})

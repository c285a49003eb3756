import { fittedSize, previewSize } from './previewSize'

describe('previewSize', () => {
  it.each([
    ['a wide pane is filled', 'desktop', [1200, 800], { width: 1200, height: 800, scale: 1 }],
    [
      'a narrow pane shrinks the frame',
      'desktop',
      [512, 700],
      { width: 1024, height: 1400, scale: 0.5 },
    ],
    ['a phone fits', 'mobile', [1200, 900], { width: 390, height: 844, scale: 1 }],
    ['a low pane cuts the frame', 'mobile', [1200, 500], { width: 390, height: 500, scale: 1 }],
    [
      'a narrow pane shrinks the frame',
      'mobile',
      [195, 300],
      { width: 390, height: 600, scale: 0.5 },
    ],
  ] as const)(
    'returns the size and scale of the frame when %s (%s)',
    (_case, device, [width, height], size) => {
      expect(previewSize(device, { width, height })).toEqual(size)
    },
  )
})

describe('fittedSize', () => {
  const frame = { width: 400, height: 800 }
  it.each([
    ['the frame fits', [1000, 1000], 1],
    ['the pane is too narrow', [100, 1000], 0.25],
    ['the pane is too low', [1000, 400], 0.5],
  ] as const)('returns the scale when %s', (_case, [width, height], scale) => {
    expect(fittedSize(frame, { width, height })).toEqual({ ...frame, scale })
  })
})

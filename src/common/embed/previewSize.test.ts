import { fittedSize, previewSize } from './previewSize'

describe('previewSize', () => {
  it.each([
    ['a wide pane is filled', 'desktop', [1200, 800], { width: 1200, height: 800, scale: 1 }],
    ['a narrow pane shrinks it', 'desktop', [512, 700], { width: 1024, height: 1400, scale: 0.5 }],
    ['a phone is shown whole', 'mobile', [1200, 900], { width: 390, height: 844, scale: 1 }],
    ['a low pane cuts it', 'mobile', [1200, 500], { width: 390, height: 500, scale: 1 }],
    ['a narrow pane shrinks it', 'mobile', [195, 300], { width: 390, height: 600, scale: 0.5 }],
  ] as const)('returns the frame for %s (%s)', (_case, device, [width, height], size) => {
    expect(previewSize(device, { width, height })).toEqual(size)
  })
})

describe('fittedSize', () => {
  const frame = { width: 400, height: 800 }
  it.each([
    ['room to spare changes nothing', [1000, 1000], 1],
    ['a narrow pane shrinks it', [100, 1000], 0.25],
    ['a low pane shrinks it', [1000, 400], 0.5],
  ] as const)('%s', (_case, [width, height], scale) => {
    expect(fittedSize(frame, { width, height })).toEqual({ ...frame, scale })
  })
})

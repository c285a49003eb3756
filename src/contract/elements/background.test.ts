import { backgroundCss } from './background'

test.each([
  [
    'a gradient',
    { type: 'gradient', angle: 45, colors: ['#fff', '#000'] },
    'linear-gradient(45deg, #fff, #000)',
  ],
  [
    'a gradient without an angle',
    { type: 'gradient', colors: ['#fff', '#000'] },
    'linear-gradient(180deg, #fff, #000)',
  ],
  ['a gradient of one colour', { type: 'gradient', colors: ['#f6f2ec'] }, '#f6f2ec'],
  ['a colour', { type: 'color', colors: ['#f6f2ec', '#000'] }, '#f6f2ec'],
  ['a colour background without a colour', { type: 'color' }, ''],
  [
    'a gradient with an invalid colour',
    { type: 'gradient', colors: ['red;x:url(//a)', '#fff'] },
    '#fff',
  ],
  [
    'a picture of our own',
    { type: 'picture', pictureUrl: '/media/a.jpg' },
    'url("https://v.test/media/a.jpg") center / cover',
  ],
  [
    'a picture with a quote in its address',
    { type: 'picture', pictureUrl: 'https://a.test/"b' },
    'url("https://a.test/\\"b") center / cover',
  ],
  [
    'a colour that was chosen after a picture',
    { type: 'color', colors: ['#fff'], pictureUrl: '/media/a.jpg' },
    '#fff',
  ],
  ['a missing picture', { type: 'picture', pictureUrl: null, colors: ['#fff'] }, '#fff'],
] as const)('returns the CSS of %s', (_name, background, css) => {
  const { colors, ...facts } = { colors: undefined, ...background }
  expect(
    backgroundCss({ ...facts, ...(colors && { colors: [...colors] }) }, 'https://v.test'),
  ).toBe(css)
})

test('uses a relative address for a picture on a page of our own', () => {
  expect(backgroundCss({ type: 'picture', pictureUrl: '/media/a.jpg' })).toBe(
    'url("/media/a.jpg") center / cover',
  )
})

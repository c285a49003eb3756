import { defaultHeaderStyle, headerHtml, headerStyleOf, type HeaderStyle } from './headerStyle'

const style = (changes: Partial<HeaderStyle>): HeaderStyle => ({
  ...defaultHeaderStyle(12),
  text: 'Истории',
  ...changes,
})

test('writes a header as one element with styles', () => {
  expect(headerHtml(style({}))).toBe(
    '<div style="font-size:24px;text-align:center;color:#000000;font-weight:normal;font-style:normal;text-decoration:none;font-family:inherit;margin-bottom:12px">Истории</div>',
  )
})

test.each<Partial<HeaderStyle>>([
  {},
  { fontSize: 10, marginBottom: 0 },
  { fontSize: 72, marginBottom: 100 },
  { textAlign: 'left' },
  { textAlign: 'right', color: '#aa00ff' },
  { isBold: true, isItalic: true, isUnderlined: true },
  { fontFamily: 'Georgia' },
  { text: 'A & B < C > "D" &amp; &lt;' },
])('reads the header %j as it was written', (changes) => {
  expect(headerStyleOf(headerHtml(style(changes)))).toEqual(style(changes))
})

const PLAIN = headerHtml(style({}))

test.each([
  '',
  'Истории',
  '<h2>Истории</h2>',
  `${PLAIN} `,
  PLAIN.replace('24px', '9px'),
  PLAIN.replace('24px', '024px'),
  PLAIN.replace('12px', '101px'),
  PLAIN.replace('#000000', 'red'),
  PLAIN.replace('inherit', 'Comic Sans'),
  PLAIN.replace('center', 'justify'),
  PLAIN.replace('Истории', '<b>Истории</b>'),
  PLAIN.replace('Истории', '&copy;'),
  PLAIN.replace('Истории', ' '),
])('treats %j as HTML of the shop', (html) => {
  expect(headerStyleOf(html)).toBeNull()
})

test('writes nothing for a header without words', () => {
  expect(headerHtml(style({ text: ' ' }))).toBe('')
})

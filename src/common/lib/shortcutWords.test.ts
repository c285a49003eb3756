import { shortcutWords } from './shortcutWords'

const on = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

afterEach(() => {
  jest.restoreAllMocks()
})

test('names a bracket by its sign', () => {
  expect(shortcutWords('Shift+BracketLeft')).toBe('Shift+[')
})

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘⇧Z'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl+Shift+Z'],
])('names a shortcut by the keyboard of %s', (userAgent, words) => {
  on(userAgent)
  expect(shortcutWords('Ctrl+Shift+Z')).toBe(words)
})

import { foundPhrases } from '../../scripts/checkWords.mjs'

test.each([
  ['a comment', '// Who asks is told.', ['is told', 'Who asks']],
  ['a comment of several lines', '/**\n * It is\n * told.\n */', ['is told']],
  ['a title', "test('a taken port is told', () => {})", ['is told']],
  [
    'the title of a parametrized test',
    "test.each([1])('%s cannot be had', () => {})",
    ['cannot be had'],
  ],
  ['code', 'const isTold = nobody(anew)', []],
  ['a string', "const text = 'nobody is told'", []],
  ['standard words', '/** Returns the caller; null when the token has expired. */', []],
])('finds phrases in %s', (_, text, phrases) => {
  expect(foundPhrases('one.test.ts', text).map(({ words }) => words)).toEqual(phrases)
})

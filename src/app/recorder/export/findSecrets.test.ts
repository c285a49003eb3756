import { findSecrets } from './findSecrets'

const own = { email: 'anna@example.test', username: 'karenina', name: 'Анна "К."' }
const words = new Set(['album'])

test.each([
  ['a value', { text: 'пишите anna@example.test' }, true],
  ['a key', { 'getUser("anna@example.test")': 1 }, true],
  ['a name that JSON escapes', ['Пост\nАнна "К."'], true],
  ['another case', ['KARENINA'], true],
  ['nothing', { text: 'Кухня', at: 5, none: null }, false],
  ['a part of another word', { text: 'kareninas' }, false],
])('searches %s', (_where, value, isFound) => {
  expect(findSecrets(JSON.stringify(value), own, words)).toBe(isFound)
})

test('does not search for a username that equals a word of our code', () => {
  const file = JSON.stringify({ album: 1 })
  expect(findSecrets(file, { ...own, username: 'album' }, words)).toBe(false)
})

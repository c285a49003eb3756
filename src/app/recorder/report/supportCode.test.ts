import { SUPPORT_CODE } from '@/contract/entities/account/supportReport'
import { supportCode } from './supportCode'
import { supportLetter } from './supportLetter'

const REPORT = { build: '3f2a9c01de', account: 'demo', person: 7, at: Date.UTC(2026, 2, 18, 12) }
type Change = Partial<typeof REPORT>
const parts = (change: Change = {}) => supportCode({ ...REPORT, ...change }).split('-')

test.each<Change>([
  {},
  { at: Date.UTC(2026, 0, 1) },
  { at: Date.UTC(2059, 11, 31) },
  { person: 2 ** 32 - 1 },
])('makes a code without letters and digits that sound or look alike with %j', (change) => {
  expect(supportCode({ ...REPORT, ...change })).toMatch(SUPPORT_CODE)
})

test.each<[string, Change, number[]]>([
  ['another build', { build: '3f2a9c01df' }, [0]],
  ['another person of the account', { person: 8 }, [2]],
  ['the same id in another account', { account: 'demp' }, [1, 2]],
  ['another tab of the person, 1/32 s later', { at: REPORT.at + 32 }, [4]],
  ['the same dialog', { at: REPORT.at + 1 }, []],
])('tells %s by its own part', (_who, change, places) => {
  const before = parts()
  const changed = parts(change).flatMap((part, place) => (part === before[place] ? [] : [place]))
  expect(changed).toEqual(places)
})

test('gives no two people of an account one code, and names none', () => {
  const people = Array.from({ length: 2 ** 15 }, (_, person) => parts({ person })[2])
  expect(new Set(people).size).toBe(people.length)
  expect(supportCode(REPORT)).not.toMatch(/demo/i)
})

test('prepares a letter for an e-mail, and leads to a page as it is', () => {
  const letter = { subject: 'Код A & B', text: 'Что?\nТак' }
  const href = supportLetter('help@service.test', letter)
  const url = new URL(href)
  expect([url.protocol, url.pathname]).toEqual(['mailto:', 'help@service.test'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    subject: letter.subject,
    body: letter.text,
  })
  expect(supportLetter('https://service.test/help', letter)).toBe('https://service.test/help')
})

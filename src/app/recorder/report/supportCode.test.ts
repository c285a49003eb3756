import { SUPPORT_CODE } from '@/contract/entities/account/supportReport'
import { supportCode } from './supportCode'
import { supportLetter } from './supportLetter'

const REPORT = { build: '3f2a9c01de', account: 'demo', at: Date.UTC(2026, 2, 18, 12) }
const parts = (changes: Partial<typeof REPORT> = {}) =>
  /^(...)-(...)-(...-...)$/.exec(supportCode({ ...REPORT, ...changes }))?.slice(1) ?? []

test.each([
  REPORT,
  { ...REPORT, at: Date.UTC(2026, 0, 1) },
  { ...REPORT, at: Date.UTC(2059, 11, 31) },
])('makes a code without letters and digits that sound or look alike of %j', (report) => {
  expect(supportCode(report)).toMatch(SUPPORT_CODE)
})

test('names the build, the account and the second in parts of their own', () => {
  const [build, account, time] = parts()
  expect(parts({ build: '3f2a9c01df' })).toEqual([
    expect.not.stringMatching(build ?? ''),
    account,
    time,
  ])
  expect(parts({ account: 'demp' })).toEqual([
    build,
    expect.not.stringMatching(account ?? ''),
    time,
  ])
  const later = parts({ at: REPORT.at + 1000 })
  expect(later).toEqual([build, account, expect.not.stringMatching(time ?? '')])
  expect(parts({ at: REPORT.at + 999 })).toEqual([build, account, time])
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

import {
  type FeedFailureKind,
  type NotAFeed,
  type TooLarge,
  FeedFailure,
  notAFeed,
  tooLarge,
} from '../../feeds/feedFailure'
import { CutFailure, LateFailure, WebFailure, type WebFailureKind } from '../../outbound/web'
import { JobFailure } from '../../queue/jobRun'
import { asJobFailure, problemText, refusedResponse } from './feedProblem'

const OWN_ERROR = { ru: problemText('ru', { code: 'x' }), en: problemText('en', { code: 'x' }) }

/** Every member of a union, once: a member added later does not compile until it is listed here. */
const all = <Name extends string>(names: Record<Name, true>) => Object.keys(names) as Name[]

const KINDS = all<Exclude<FeedFailureKind, 'not-a-feed' | 'too-large'>>({
  supplemental: true,
  empty: true,
  unusable: true,
  'broken-xml': true,
  'broken-csv': true,
  'broken-archive': true,
  cut: true,
  'unknown-encoding': true,
  entities: true,
})
const SOMETHING_ELSE = all<NotAFeed>({
  html: true,
  'sign-in': true,
  json: true,
  file: true,
  binary: true,
  sitemap: true,
  commerceml: true,
  'other-xml': true,
  'no-columns': true,
  'no-id-column': true,
  'no-name-column': true,
  'no-link-column': true,
})
const TOO_LARGE = all<TooLarge>({
  total: true,
  unpacked: true,
  element: true,
  depth: true,
  categories: true,
})
const WEB = all<WebFailureKind>({
  private: true,
  unusual: true,
  loop: true,
  'too-large': true,
  unreachable: true,
})

const PLACE = { line: 4711, column: 13 }

test.each([
  ...KINDS.map((kind) => [kind, new FeedFailure(kind, 'x-klingon', PLACE)] as const),
  ...SOMETHING_ELSE.map((detail) => [detail, notAFeed(detail)] as const),
  ...TOO_LARGE.map((detail) => [`too large: ${detail}`, tooLarge(detail, PLACE)] as const),
  ...WEB.map((kind) => [`web: ${kind}`, new WebFailure(kind)] as const),
  ['web: late', new LateFailure()] as const,
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })] as const,
  ['a full database', new Error('database or disk is full')] as const,
  ...[401, 403, 404, 410, 418, 500].map(
    (status) => [`status ${status}`, refusedResponse(status)] as const,
  ),
])('%s has its own message in both languages', (_name, error) => {
  const failure = error instanceof JobFailure ? error : asJobFailure(error)
  if (!(failure instanceof JobFailure)) throw new Error('no failure that a person is told of')
  for (const locale of ['ru', 'en'] as const) {
    const text = problemText(locale, failure.problem)
    expect(text).not.toBe(OWN_ERROR[locale])
    expect(text).not.toMatch(/[{}]/)
  }
})

test('the message names the position of broken XML and an unknown encoding', () => {
  const textOf = (error: FeedFailure) => {
    const failure = asJobFailure(error)
    return failure instanceof JobFailure ? problemText('ru', failure.problem) : ''
  }
  expect(textOf(new FeedFailure('broken-xml', 'unclosed', PLACE))).toContain(
    'строка 4711, столбец 13',
  )
  expect(textOf(new FeedFailure('unknown-encoding', 'x-klingon'))).toContain('«x-klingon»')
})

test('reports an interrupted response as a truncated file', () => {
  expect(asJobFailure(new CutFailure())).toEqual(asJobFailure(new FeedFailure('cut')))
})

test.each([
  [
    'no room for the catalogue',
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    'feed-no-room',
  ],
  ['a server that forbids the reading', refusedResponse(403), 'feed-forbidden'],
])('names %s', (_what, error, code) => {
  const failure = error instanceof JobFailure ? error : asJobFailure(error)
  expect(failure).toMatchObject({ problem: { code } })
})

test('rethrows an internal error', () => {
  const error = new Error('the disk is full')
  expect(asJobFailure(error)).toBe(error)
})

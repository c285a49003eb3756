import fc from 'fast-check'
import { ACCOUNTS_PATH, LOGIN_PATH, LOGOUT_PATH } from '@/contract/addresses'
import type { Endpoint } from '@/contract/endpoint'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import { widgetAnswerSchema } from '@/contract/widgets/widgetAnswers'
import { widgetEventBatchSchema } from '@/contract/widgets/widgetApi'
import * as v from 'valibot'
import { arbitraryOf } from './arbitraryOf'
import { hostileText, hostileValue, TOO_LARGE } from './hostileValues'
import type { Mutation } from './mutated'

export const CALLERS = [
  'owner',
  'administrator',
  'marketer',
  'editor',
  'observer',
  'provider',
  'outsider',
  'visitor',
] as const
export type RequestCaller = (typeof CALLERS)[number]

/** A call of the contract; `base: 'good'` starts from one that succeeds and changes it. */
export interface GeneratedCall {
  kind: 'call'
  name: EndpointName
  caller: RequestCaller
  base: 'good' | 'schema' | 'text'
  username: string
  params: readonly string[]
  query: unknown
  body: unknown
  text: string
  mutations: readonly Mutation[]
}

/** Any other request: sign-in, the widget API, files and pages. */
export interface GeneratedFetch {
  kind: 'fetch'
  caller: RequestCaller
  method: string
  path: string
  type: string
  body: string | null
}

export type GeneratedRequest = GeneratedCall | GeneratedFetch

/** Requests that draw or read pictures take a hundred times longer than others. */
const isCostly = (name: EndpointName) => name === 'createMedia' || 'isUpload' in allEndpoints[name]

const caller = fc.oneof(
  { weight: 3, arbitrary: fc.constant<RequestCaller>('owner') },
  { weight: 4, arbitrary: fc.constantFrom(...CALLERS) },
)
const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare })
const username = mostly(fc.constantFrom('shop'), fc.oneof(fc.constant('other'), hostileText))
const param = mostly(fc.constantFrom('1', '2', '3', 'story', 'post'), hostileText)
const rawText = fc.constantFrom(
  '',
  'null',
  '[]',
  '{',
  '"shop"',
  '{"username":"shop"}',
  '{"__proto__":null}',
  `{"username":"shop","a":${'['.repeat(20_000)}`,
  // Deep enough for any recursion to overflow the stack; as long as a batch of events may be.
  `{"username":"shop","a":${'['.repeat(30_000)}1${']'.repeat(30_000)}}`,
  `{"a":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`,
  '\ufeff{}',
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  '{"a":1e999,"b":-1e999}',
)

function callOf(name: EndpointName): fc.Arbitrary<GeneratedRequest> {
  const endpoint: Endpoint = allEndpoints[name]
  return fc.record({
    kind: fc.constant('call' as const),
    name: fc.constant(name),
    caller,
    base: fc.oneof(
      { weight: 6, arbitrary: fc.constant('good' as const) },
      { weight: 5, arbitrary: fc.constant('schema' as const) },
      { weight: 1, arbitrary: fc.constant('text' as const) },
    ),
    username,
    params: fc.array(param, { minLength: 2, maxLength: 2 }),
    query: endpoint.query ? arbitraryOf(endpoint.query) : fc.constant(undefined),
    body: endpoint.body ? arbitraryOf(endpoint.body) : fc.constant(undefined),
    text: rawText,
    mutations: fc.array(fc.record({ place: fc.nat(), value: hostileValue }), { maxLength: 2 }),
  })
}

const anyPath = fc.oneof(
  fc.constantFrom(
    '/',
    '/my/admin/',
    '/my/admin/shop/',
    '/embed.js',
    '/replay',
    ACCOUNTS_PATH,
    LOGOUT_PATH,
  ),
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '/media/',
        '/my/admin/',
        '/my/admin/shop/api/1.0.0/',
        '/api/1.0.0/',
        '/widget/v1/',
      ),
      hostileText,
    )
    .map(([folder, text]) => folder + encoded(text)),
)
const embedId = mostly(fc.constant('embed0'), hostileText)
const json = (schema: v.GenericSchema) =>
  fc.oneof(
    { weight: 5, arbitrary: arbitraryOf(schema).map(jsonText) },
    { weight: 1, arbitrary: rawText },
  )

const fetchOf = (
  method: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<string | null>,
): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    kind: fc.constant('fetch' as const),
    caller,
    method,
    path,
    type: mostly(
      fc.constant('application/json'),
      fc.constantFrom(
        '',
        'text/plain',
        'multipart/form-data; boundary=',
        'application/json; charset=\u00ff',
      ),
    ),
    body,
  })

const post = fc.constant('POST')
const loginSchema = v.object({ email: v.string(), password: v.string() })

/** Every call of the contract and everything else that the server serves. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  ...(Object.keys(allEndpoints) as EndpointName[]).map((name) => ({
    weight: isCostly(name) ? 1 : 20,
    arbitrary: callOf(name),
  })),
  { weight: 40, arbitrary: fetchOf(post, fc.constant(LOGIN_PATH), json(loginSchema)) },
  {
    weight: 60,
    arbitrary: fetchOf(
      fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS'),
      fc
        .tuple(
          embedId,
          mostly(fc.constantFrom('', 'LG-100'), hostileText),
          mostly(fc.constantFrom('1', '2'), hostileText),
        )
        .map(
          ([id, article, page]) =>
            `/widget/v1/${encoded(id)}?article=${encoded(article)}&page=${encoded(page)}`,
        ),
      fc.constant(null),
    ),
  },
  {
    weight: 40,
    arbitrary: fetchOf(
      fc.constantFrom('GET', 'GET', 'HEAD'),
      fc
        .tuple(
          embedId,
          mostly(fc.constantFrom('.html', '/story.html'), fc.constant('.html/story.html')),
          mostly(fc.constantFrom('page', 'segment', 'article', 'album'), hostileText),
          mostly(fc.constantFrom('1', '2'), hostileText),
        )
        .map(
          ([id, end, name, value]) =>
            `/widget/v1/${encoded(id)}${end}?${encoded(name)}=${encoded(value)}`,
        ),
      fc.constant(null),
    ),
  },
  {
    weight: 60,
    arbitrary: fetchOf(
      post,
      embedId.map((id) => `/widget/v1/${encoded(id)}/events`),
      json(widgetEventBatchSchema),
    ),
  },
  {
    weight: 60,
    arbitrary: fetchOf(
      post,
      embedId.map((id) => `/widget/v1/${encoded(id)}/answers`),
      json(widgetAnswerSchema),
    ),
  },
  {
    weight: 100,
    arbitrary: fetchOf(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
      anyPath,
      fc.constant(null),
    ),
  },
)

/** Encodes incompletely: half of the texts stay unencoded, as far as an address allows. */
export function encoded(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return text.length % 2 === 0 ? encodeURIComponent(whole) : encodeURI(whole).replaceAll('%25', '%')
}

export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  return (text ?? '').replaceAll(`"${TOO_LARGE}"`, '1e999')
}

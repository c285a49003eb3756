import { RECORD_FORMAT, type RecordFile } from '@/app/recorder/recordFormat'
import { isWidgetId } from '@/contract/widgets/settings/gallerySettings'
import { normalizeLink } from '@/contract/text/links'
import { composeId } from '@/common/lib/composeId'
import { defaultHeaderStyle, headerHtml } from '@/contract/widgets/settings/headerStyle'
import { parse } from 'jsan'
import type { ExportRequest } from './exportRequest'
import { makeRecordFile, redactLog, findSecrets } from './makeRecordFile'

const SECRETS = [
  'anna@example.test',
  'boss@example.test',
  'Анна Каренина',
  'karenina-shop',
  'hunter2-hunter2',
  'eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl',
  'ya29.a0AfH6SMBx',
  '+7 916 123-45-67',
  '9161234567',
  '7707083893',
  'отпуск анны.jpg',
  'DSC_0042.JPG',
  'WINTER-2026-X',
  'https://vk.com/anna.karenina',
  'cdn.example.test',
  'Алексей Вронский',
  'Анна Аркадьевна',
  'anna.k',
  'Встреча в семь',
]

const people = [
  {
    id: 7,
    email: 'boss@example.test',
    name: 'Алексей Вронский',
    phone: '+7 916 123-45-67',
    inn: 7707083893,
    isOwner: true,
    createdAt: '2026-01-02T03:04:05.000Z',
  },
]
const post = {
  id: 5,
  text: 'Встреча в семь',
  authorUser: {
    username: 'anna.k',
    fullName: 'Анна Аркадьевна',
    profileLink: 'https://vk.com/anna.karenina',
  },
  imageUrl: 'https://cdn.example.test/photos/DSC_0042.JPG',
  album: 'Кухня (пишите на anna@example.test, 8 916 123 45 67, снимок DSC_0042.JPG)',
}
const request = (endpointName: string, arg: string, data: unknown, type = 'query') => ({
  meta: {
    requestId: 'x',
    arg: {
      type,
      endpointName,
      queryCacheKey: `${endpointName}(${arg})`,
      originalArgs: arg && JSON.parse(arg),
    },
  },
  payload: data,
  type: 'api/executeQuery/fulfilled',
})

const asked: ExportRequest = {
  own: { email: 'anna@example.test', username: 'karenina-shop', name: 'Анна Каренина' },
  policies: { searchPosts: 'full', listTeamMembership: 'shape', loadSource: 'none' },
  session: {
    format: RECORD_FORMAT,
    v: 1,
    build: 'dev',
    schema: 1,
    locale: 'ru',
    viewport: { width: 1, height: 1 },
    truncated: false,
    redaction: 1,
    texts: false,
  },
  log: {
    isTruncated: false,
    segments: [
      {
        before: {
          api: { queries: {}, mutations: {} },
          location: { search: '?email=anna%40example.test' },
        },
        actions: [
          request('searchPosts', '{"filter":{"text":"Анна Каренина"}}', {
            pages: [post],
            pageParams: [1],
          }),
          request('listTeamMembership', '"boss@example.test"', people),
          request('loadSource', '', { login: 'x', hint: 'ya29.a0AfH6SMBx' }),
          {
            type: 'profile/formChanged',
            payload: { password: 'hunter2-hunter2', promoCode: 'WINTER-2026-X' },
          },
          {
            type: 'postUpload/filesChosen',
            payload: { files: [{ id: '1', name: 'отпуск анны.jpg' }] },
          },
          {
            type: 'toasts/toastShown',
            payload: { message: { text: 'Файл отпуск анны.jpg, karenina-shop' } },
          },
          {
            type: 'editor/textChanged',
            payload: 'Встреча в семь',
            meta: { token: 'eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl' },
          },
        ].map((action, at) => ({ action, at })),
      },
    ],
  },
}

test.each([false, true])('removes every secret from the file, with texts: %s', (texts) => {
  const text = makeRecordFile({ ...asked, session: { ...asked.session, texts } }) ?? ''
  expect(text).not.toBe('')
  const left = SECRETS.filter((secret) => text.includes(secret))
  expect(left).toEqual(texts ? ['Встреча в семь'] : [])
})

test('keeps numbers, dates, words of the interface, and the form of addresses', () => {
  const { actionsById } = redactLog(asked).file
  const payloads = Object.values(actionsById).map(({ action }) => action.payload)
  expect(payloads[1]).toMatchObject({
    pages: [
      {
        id: 5,
        imageUrl: expect.stringMatching(/^https:\/\/redacted\.invalid\/.*\.jpg$/),
        album: expect.stringMatching(/^[a-zа-я ]{73}$/),
      },
    ],
  })
  expect(payloads[2]).toMatchObject([
    { id: 7, isOwner: true, createdAt: '2026-01-02T03:04:05.000Z', inn: 1 },
  ])
  expect(payloads[3]).toBeNull()
  expect(payloads[5]).toMatchObject({
    files: [{ id: '1', name: expect.stringMatching(/^file ?\d\.jpg$/) }],
  })
})

test('replaces equal texts equally, and different texts differently', () => {
  const texts = ['дом', 'лес', 'дым', 'дом', 'a', 'б', 'Дом на горе', 'Лес за рекой']
  const { file } = redactLog({
    ...asked,
    log: {
      isTruncated: false,
      segments: [
        {
          before: { api: { queries: {}, mutations: {} } },
          actions: texts.map((payload, at) => ({
            action: { type: 'editor/textChanged', payload },
            at,
          })),
        },
      ],
    },
  })
  const stands = Object.values(file.actionsById)
    .slice(1)
    .map(({ action }) => String(action.payload))
  expect(stands.map((stand) => stand.length)).toEqual(texts.map((text) => text.length))
  expect(stands[0]).toBe(stands[3])
  expect(new Set(stands).size).toBe(new Set(texts).size)
  // Only the length and the script of a text are kept.
  expect(stands.slice(0, 3).join('')).toMatch(/^[а-я]+$/)
  expect(stands.filter((stand, place) => stand === texts[place] && stand.length > 1)).toEqual([])
})

test('keeps the filter in an address valid, also when it searches for words with spaces', () => {
  const search = `?${new URLSearchParams({
    album: '3.5.7',
    published: '2026-03-01..2026-03-05',
    sort: 'likeCount-desc',
    author: 'Анна Каренина младшая',
  }).toString()}`
  const { file } = redactLog({
    ...asked,
    log: {
      isTruncated: false,
      segments: [
        {
          before: { api: { queries: {}, mutations: {} } },
          actions: [
            { type: 'location/locationChanged', payload: { pathname: '/', search } },
            { type: 'editor/textChanged', payload: 'Анна Каренина младшая' },
          ].map((action, at) => ({ action, at })),
        },
      ],
    },
  })
  const [address, author] = Object.values(file.actionsById)
    .slice(1)
    .map(({ action }) => action.payload)
  const renamed = new URLSearchParams((address as { search: string }).search)
  expect(Object.fromEntries(renamed)).toEqual({
    album: '3.5.7',
    published: '2026-03-01..2026-03-05',
    sort: 'likeCount-desc',
    author,
  })
  expect(author).not.toMatch(/Анна|Каренина/)
})

test('removes a name inside a text in either case, so that the check for personal data accepts the file', () => {
  const action = { type: 'editor/textChanged', payload: 'KARENINA-SHOP, анна каренина' }
  const segments = [
    { before: { api: { queries: {}, mutations: {} } }, actions: [{ action, at: 0 }] },
  ]
  const text = makeRecordFile({
    ...asked,
    log: { isTruncated: false, segments },
    session: { ...asked.session, texts: true },
  })
  expect(text).toMatch(/"redacted\d, redacted\d"/)
})

test('replaces a value typed into a field in the same way as the stored value of that field', () => {
  const info = { inn: '7707083893' }
  const actions = [
    { type: 'editor/adsInfoTyped', payload: { field: 'inn', value: '7707083893' } },
    { type: 'editor/adsInfoTyped', payload: { field: 'inn', value: '7707' } },
    { type: 'editor/read', payload: { info } },
  ].map((action, at) => ({ action, at }))
  const segments = [{ before: { api: { queries: {}, mutations: {} } }, actions }]
  const { file } = redactLog({ ...asked, log: { isTruncated: false, segments } })
  const [typed, begun, kept] = Object.values(file.actionsById)
    .slice(1)
    .map(({ action }) => action.payload)
  expect(typed).toEqual({ field: 'inn', value: (kept as { info: typeof info }).info.inn })
  expect(begun).not.toMatchObject({ value: '7707' })
})

test('replaces a text by a different one with words and lines of the same length', () => {
  const text = ' Встреча у Анны\nв 7 '
  const stand = String(replaced(text)[0])
  expect(stand).not.toBe(text)
  expect(stand.replace(/\S/g, 'x')).toBe(text.replace(/\S/g, 'x'))
})

test('keeps an id that reducers compose of our words, where a name is equal to it too', () => {
  const id = 'schedule:publishTime'
  expect(replaced({ username: id }, id)).toEqual([{ username: id }, id])
})

test('replaces a name with a short part by one of the same length', () => {
  const numbers = Array.from({ length: 10 }, (_, digit) => digit)
  const [user] = replaced({ username: 'anna.7.kit' }, { numbers }) as [{ username: string }]
  expect(user.username).toMatch(/^\p{L}{4}\.\p{L}\.\p{L}{3}$/u)
})

test('keeps dashes and slashes after which a line may end', () => {
  const [stand] = replaced('Лён 140 г/м², 10–12 дней — 1/2 ряда: чёрный—белый')
  expect(stand).toMatch(
    /^\p{L}{3} \p{L}{3} \p{L}\/\p{L}{3} \p{L}{2}–\p{L}{2} \p{L}{4} \p{L} \p{L}{3} \p{L}{5} \p{L}{6}—\p{L}{5}$/u,
  )
})

test('replaces letters only where a line breaks or an emoji is as wide as another', () => {
  const text = 'Кое-что для кухни 😍 и 7-8 ваз — VZ-1'
  const [stand, user] = replaced(text, { username: 'anna.kitchen' }) as [
    string,
    { username: string },
  ]
  expect(stand).toMatch(
    /^\p{L}{3}-\p{L}{3} \p{L}{3} \p{L}{5} 🙂 \p{L} \p{L}{3} \p{L}{3} \p{L} \p{L}{4}$/u,
  )
  expect(user.username).toHaveLength('anna.kitchen'.length)
})

/** The payloads of a record of actions with these payloads. */
function replaced(...payloads: unknown[]): unknown[] {
  const actions = payloads.map((payload, at) => ({ action: { type: 'editor/read', payload }, at }))
  const before = { api: { queries: {}, mutations: {} } }
  const { file } = redactLog({
    ...asked,
    log: { isTruncated: false, segments: [{ before, actions }] },
  })
  return Object.values(file.actionsById)
    .slice(1)
    .map(({ action }) => action.payload)
}

test.each(['?как выбрать вазу', '/каталог/ваза', '?q=%D0%B2%D0%B0%D0%B7%D0%B0'])(
  'replaces the parts of %j by parts that are written likewise, and no longer',
  (text) => {
    const stand = String(replaced(text)[0])
    expect(stand).not.toBe(text)
    expect(stand).toHaveLength(text.length)
  },
)

test('replaces a link that was also typed as a secret by a link that is completed likewise', () => {
  const [{ token }, whole] = replaced(
    { token: 'anna.example/sale' },
    'https://anna.example/sale',
  ) as [{ token: string }, string]
  expect(token).not.toContain('anna')
  expect(normalizeLink(token)).toBe(whole)
})

test('replaces an id that reducers compose of a text by its parts, also when it was typed as a secret', () => {
  const id = composeId('stored', 'Кухня')
  const [asId, asSecret, part] = replaced(id, { token: id }, 'Кухня')
  expect(asId).toBe(composeId('stored', String(part)))
  expect(asSecret).toEqual({ token: asId })
})

test('keeps words of our code only: not the words of browsers’ messages, which the console keeps', () => {
  const [kept, ...others] = replaced('album', 'redeclaration', 'Undelivered', 'recursion')
  expect(kept).toBe('album')
  expect(
    others.filter((word) => /redeclaration|undelivered|recursion/i.test(String(word))),
  ).toEqual([])
})

test('replaces an article of digits, but not a number that may be an id', () => {
  const [article, id, composed] = replaced({ article: '70318825' }, ['40218', 40218], 'media-1024')
  expect(article).toEqual({ article: expect.stringMatching(/^(?!70318825)\d{8}$/) })
  expect(id).toEqual(['40218', 40218])
  expect(composed).not.toBe('media-1024')
})

test('keeps the back office’s refusals, without the names in them', () => {
  const refused = (message: string) => ({
    action: {
      type: 'api/executeMutation/rejected',
      meta: { requestId: 'x', arg: { type: 'mutation', endpointName: 'createSegment' } },
      payload: { kind: 'envelope', message },
    },
    at: 0,
  })
  const before = { api: { queries: {}, mutations: {} } }
  const messages = ['Сегмент «Зима» уже есть. Назовите иначе', 'Анна ждёт у входа и сердится']
  const actions = ['There is already a segment “Зима”. Choose another name', ...messages].map(
    refused,
  )
  const { file } = redactLog({
    ...asked,
    log: { isTruncated: false, segments: [{ before, actions }] },
  })
  const [named, ...others] = Object.values(file.actionsById)
    .slice(1)
    .map(({ action }) => (action.payload as { message: string }).message)
  expect(named).toMatch(/^There is already a segment “(?!Зима)[а-я]{4}”. Choose another name$/)
  expect(others.join()).not.toMatch(/Зима|Анна|сердится/)
})

test('replaces a header’s text and keeps its style, as reducers compose it', () => {
  const style = { ...defaultHeaderStyle(0), text: 'Скидки & «подарки»', color: '#12ab34' }
  const [html, stand] = replaced(headerHtml(style), style.text)
  expect(html).toBe(headerHtml({ ...style, text: String(stand) }))
})

test('replaces the whole of a header with a style of the shop’s own', () => {
  const own = headerHtml({ ...defaultHeaderStyle(0), text: 'Скидки' })
  const styled = own.replace('px;', 'px;background:url(//anna.example/photo.jpg);')
  expect(styled).not.toBe(own)
  expect(String(replaced(styled)[0])).not.toMatch(/anna|photo|Скидки/)
  const coloured = own.replace('#000000', 'anna')
  expect(String(replaced(coloured)[0])).not.toMatch(/anna|Скидки/)
})

test.each([
  ['zima_2026', true],
  ['зима', false],
  ["d'arc", false],
])(
  'replaces %j by a text that is as valid as the id of a widget’s element: %s',
  (text, isValid) => {
    const [stand] = replaced(text)
    expect(stand).not.toBe(text)
    expect(isWidgetId(String(stand))).toBe(isValid)
  },
)

test.each(['', 'search({"text":"\\"a\\\\b\\""})', 'two\nlines'])(
  'a record can be read back with parts that it shares under the key %j',
  (key) => {
    const shared = { ids: [1, 2] }
    const before = { api: { queries: {}, mutations: {} }, [key]: { shared }, other: shared }
    const action = { type: 'editor/read', payload: shared }
    const log = { isTruncated: false, segments: [{ before, actions: [{ action, at: 0 }] }] }
    const { committedState, actionsById } = parse(
      makeRecordFile({ ...asked, log }) ?? '',
    ) as RecordFile
    expect(actionsById[1]?.action.payload).toEqual(shared)
    expect(Object.values(committedState as object)).toContainEqual({ shared })
  },
)

const own = { email: 'anna@example.test', username: 'karenina', name: 'Анна "К."' }
const words = new Set(['album'])

test.each([
  ['a value', { text: 'пишите anna@example.test' }, true],
  ['a key', { 'getUser("anna@example.test")': 1 }, true],
  ['a name escaped by JSON', ['Пост\nАнна "К."'], true],
  ['a name in another case', ['KARENINA'], true],
  ['a file without personal data', { text: 'Кухня', at: 5, none: null }, false],
  ['a name that is part of another word', { text: 'kareninas' }, false],
])('searches a file for personal data in %s', (_where, value, isFound) => {
  expect(findSecrets(JSON.stringify(value), own, words)).toBe(isFound)
})

test('does not search for a username that is also a word of the source code', () => {
  expect(findSecrets(JSON.stringify({ album: 1 }), { ...own, username: 'album' }, words)).toBe(
    false,
  )
})

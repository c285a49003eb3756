import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { SiteCheck } from '@/contract/entities/widgets/siteCheck'
import { installationCode } from '@/contract/widgets/installation/installationCode'
import { anAccount, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { webOf } from '../../../../test/server/web/sites'
import { withWeb } from '../../../../test/server/web/webPages'

const desk = openShop()
const PAGE = 'https://shop.test/lookbook'
const WIDGETS = 'http://widgets.test'
const ID = 'spring'

const code = (widget: Partial<Parameters<typeof installationCode>[1]> = {}, url = WIDGETS) =>
  installationCode(url, { embedId: ID, widgetType: 'gallery', ...widget })
const html = (body: string, head = '') =>
  `<!doctype html><html><head><title>Shop</title>${head}</head><body>${body}</body></html>`

beforeEach(async () => {
  await aWidget(desk.world, desk.shop, { embed_id: ID, role: 'Весна' })
})

const check = (link = PAGE) =>
  desk.client.attempt(widgetFactsEndpoints.checkSite, { params: { id: ID }, body: { link } })

/** Problems found on a page. */
async function problemsOf(content: string, site: { policy?: string } = {}) {
  desk.world.services.web = webOf({ [PAGE]: { content, ...site } })
  const { body } = await check()
  return (body as SiteCheck).problems
}

test('accepts the installation code that the cabinet shows', async () => {
  expect(await problemsOf(html(code({ title: 'Весна' })))).toEqual([])
})

test.each<[string, string, object[]]>([
  ['nothing of Vitrina', '<h1>Shop</h1>', [{ code: 'missing', values: [] }]],
  [
    'only an inline tag manager',
    '<script>(function(w){w.src="https://www.googletagmanager.com/gtm.js?id=1"})(window)</script>',
    [{ code: 'missing-or-by-script', values: [] }],
  ],
  [
    'only a tag manager loaded by its address',
    '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>',
    [{ code: 'missing-or-by-script', values: [] }],
  ],
  [
    'a foreign script of the same name',
    '<script async src="https://shop.disqus.test/embed.js"></script>',
    [{ code: 'missing', values: [] }],
  ],
  [
    'only the script of the code',
    `<script async src="${WIDGETS}/embed.js"></script>`,
    [{ code: 'no-place', values: [] }],
  ],
  [
    'only the element of the code',
    `<div data-vitrina="${ID}"></div>`,
    [{ code: 'no-script', values: [] }],
  ],
  ['the code twice', code() + code(), [{ code: 'several-places', values: ['2'] }]],
  ['a comment with the code', `<!-- ${code()} -->`, [{ code: 'missing', values: [] }]],
  ['a template with the code', `<template>${code()}</template>`, [{ code: 'missing', values: [] }]],
  ['the code as visible text', `<textarea>${code()}</textarea>`, [{ code: 'missing', values: [] }]],
  [
    'the script of another server',
    code({}, 'https://old.test'),
    [{ code: 'foreign-script', values: ['https://old.test/embed.js'] }],
  ],
  [
    'the code of another widget type',
    code({ widgetType: 'story' }),
    [{ code: 'wrong-type', values: [] }],
  ],
  [
    'the code of an unknown widget',
    code({ embedId: 'gone' }),
    [
      { code: 'no-place', values: [] },
      { code: 'unknown-ids', values: ['gone'] },
    ],
  ],
  [
    'a content security policy in a meta tag',
    `<meta http-equiv="Content-Security-Policy" content="img-src 'self'">${code()}`,
    [{ code: 'policy', values: ['img-src'] }],
  ],
])('checks a page with %s', async (_what, body, problems) => {
  expect(await problemsOf(html(body))).toEqual(problems)
})

test('names another widget of the account, but not a widget of another account', async () => {
  await aWidget(desk.world, desk.shop, { embed_id: 'autumn', role: 'Осень' })
  const stranger = await anAccount(desk.world, 'stranger')
  await aWidget(desk.world, stranger, { embed_id: 'theirs', role: 'Чужой' })
  const page = html(code({ embedId: 'autumn' }) + code({ embedId: 'theirs' }))
  expect(await problemsOf(page)).toEqual([
    { code: 'no-place', values: ['Осень'] },
    { code: 'unknown-ids', values: ['theirs'] },
  ])
})

test('reads the policy header', async () => {
  expect(await problemsOf(html(code()), { policy: "script-src 'self', img-src *" })).toEqual([
    { code: 'policy', values: ['script-src'] },
  ])
})

test('finds a script whose address a page optimiser moved to data-src', async () => {
  const moved = code().replace(' src=', ' data-src=')
  expect(await problemsOf(html(moved))).toEqual([])
})

test.each([
  ['disabled', 'disabled'],
  ['admin_mode', 'only-me'],
] as const)('reports a widget in the mode %s as invisible', async (mode, problem) => {
  await desk.world.db.updateTable('widget').set({ mode }).where('embed_id', '=', ID).execute()
  expect(await problemsOf(html(code()))).toEqual([{ code: problem, values: [] }])
})

test('limits the length of the response for a page with a thousand elements', async () => {
  const places = Array.from(
    { length: 1000 },
    (_, n) => `<i data-vitrina="${'x'.repeat(300)}${n}"></i>`,
  )
  const problems = await problemsOf(html(code() + places.join('')))
  expect(problems.map(({ code: kind }) => kind)).toEqual(['unknown-ids'])
  expect(problems[0]!.values).toHaveLength(5)
  expect(Math.max(...problems[0]!.values.map(({ length }) => length))).toBe(100)
})

test('counts scripts, styles and pictures of the page without those of widgets', async () => {
  const head = `<link rel="preload stylesheet" href="/a.css"><link rel="icon" href="/a.png">
    <script src="/a.js"></script><script data-lazy-src="/b.js"></script><script>inline()</script>`
  const pictures = '<img src="/1.jpg"><noscript><img src="/counter.gif"></noscript>'.repeat(3)
  withWeb(desk.world, { [PAGE]: html(pictures + code(), head) })
  const { body } = await check()
  expect((body as SiteCheck).contents).toEqual({ scripts: 2, styles: 1, pictures: 3 })
})

test('reads only the beginning of a large page and reports that', async () => {
  const filler = '<p>строка</p>'.repeat(600_000)
  withWeb(desk.world, { [PAGE]: html(filler + code()) })
  const { body } = await check()
  expect((body as SiteCheck).problems.map((problem) => problem.code)).toEqual(['missing', 'cut'])
  expect((body as SiteCheck).contents).toBeNull()
})

test('returns the address after redirects', async () => {
  desk.world.services.web = {
    read: (url, request, use) =>
      webOf({ [url]: { content: html(code()) } }).read(url, request, (response) =>
        use({ ...response, url: 'https://www.shop.test/lookbook' }),
      ),
  }
  const { body } = await check('shop.test/lookbook')
  expect(body).toMatchObject({ page: 'https://www.shop.test/lookbook', problems: [] })
})

test.each<[string, () => void, string, RegExp]>([
  ['is gone', () => undefined, 'site-status', /ошибкой 404/],
  [
    'is a file',
    () => {
      desk.world.services.web = webOf({ [PAGE]: { content: '%PDF', type: 'application/pdf' } })
    },
    'site-not-page',
    /не страница/,
  ],
  [
    'does not respond',
    () => {
      withWeb(desk.world, { [PAGE]: { failure: 'unreachable' } })
    },
    'site-unreachable',
    /не отвечает/,
  ],
  [
    'is in a private network',
    () => {
      withWeb(desk.world, { [PAGE]: { failure: 'private' } })
    },
    'private-link',
    /./,
  ],
])('refuses a page that %s with a message', async (_what, prepare, errorCode, words) => {
  withWeb(desk.world, {})
  prepare()
  const { error } = await check()
  expect(error?.code).toBe(errorCode)
  expect(error?.message).toMatch(words)
})

test('refuses an invalid address before reading anything', async () => {
  const { error } = await check('две страницы')
  expect(error?.code).toBe('wrong-link')
})

test('does not find a widget of another account', async () => {
  const stranger = await anAccount(desk.world, 'stranger')
  await aWidget(desk.world, stranger, { embed_id: 'theirs' })
  const { status } = await desk.client.attempt(widgetFactsEndpoints.checkSite, {
    params: { id: 'theirs' },
    body: { link: PAGE },
  })
  expect(status).toBe(404)
})

import { factsOf, LINK, og, webOf } from '../../test/server/web/sites'
import { readPage } from './readPage'

const signal = AbortSignal.timeout(60_000)

describe('Open Graph', () => {
  test('reads pictures, text and time', async () => {
    const html = og(
      ['og:title', 'Кухня &amp; утро'],
      ['og:description', 'Лён &laquo;и&raquo; глина&#33;'],
      ['og:image', '/a.jpg'],
      ['og:image:width', '800'],
      ['og:image', 'http://cdn.test/b.jpg'],
      ['og:image:secure_url', 'https://cdn.test/b.jpg'],
      ['og:image', '/a.jpg'],
      ['article:published_time', '2026-03-01T10:00:00+03:00'],
      ['og:site_name', 'Блог о доме'],
    )
    expect(await factsOf(html)).toEqual({
      images: ['https://blog.test/a.jpg', 'https://cdn.test/b.jpg'],
      videos: [],
      text: 'Лён «и» глина!',
      title: null,
      author: null,
      site: 'Блог о доме',
      createdAt: Date.parse('2026-03-01T07:00:00Z'),
      likeCount: null,
      commentCount: null,
    })
  })

  test('reads a video once, with the page’s first picture as its poster', async () => {
    const html = og(
      ['og:video', 'http://cdn.test/a.mp4'],
      ['og:video:url', 'http://cdn.test/a.mp4'],
      ['og:video:secure_url', 'https://cdn.test/a.mp4'],
      ['og:video:type', 'video/mp4'],
      ['og:image', '/poster.jpg'],
      ['og:image', '/second.jpg'],
    )
    expect(await factsOf(html)).toMatchObject({
      videos: [{ url: 'https://cdn.test/a.mp4', poster: 'https://blog.test/poster.jpg' }],
      images: ['https://blog.test/second.jpg'],
    })
  })

  test('uses only the picture when a player plays the video', async () => {
    const html = og(
      ['og:video:url', 'https://player.test/embed/1'],
      ['og:video:type', 'text/html'],
      ['og:image', '/poster.jpg'],
    )
    expect(await factsOf(html)).toMatchObject({
      videos: [],
      images: ['https://blog.test/poster.jpg'],
    })
  })

  test.each([
    [og(['article:author', 'Анна']), { name: 'Анна', link: null }],
    [
      og(['article:author', 'https://blog.test/anna'], ['author', 'Анна']),
      { name: 'Анна', link: 'https://blog.test/anna' },
    ],
    [og(['profile:username', 'anna']), { name: 'anna', link: null }],
    [
      og(['profile:first_name', 'Анна'], ['profile:last_name', 'К.']),
      { name: 'Анна К.', link: null },
    ],
    ['<meta name="twitter:creator" content="@anna">', { name: '@anna', link: null }],
    ['', null],
  ])('reads the author (%#)', async (html, author) => {
    expect((await factsOf(html)).author).toEqual(author)
  })
})

test('uses a Twitter card where Open Graph is missing', async () => {
  const html = `<meta name=twitter:image:src content=/card.jpg>
    <meta name="twitter:description" content="Слова карточки">
    <meta name="twitter:player:stream" content="/clip.mp4">`
  expect(await factsOf(html)).toMatchObject({
    videos: [{ url: 'https://blog.test/clip.mp4', poster: 'https://blog.test/card.jpg' }],
    text: 'Слова карточки',
  })
})

describe('oEmbed', () => {
  const link = '<link rel="alternate" type="application/json+oembed" href="/oembed?a=1&amp;b=2">'
  const at = 'https://blog.test/oembed?a=1&b=2'

  test('adds the author to the facts of a page', async () => {
    const content = JSON.stringify({
      author_name: 'Анна',
      author_url: 'https://blog.test/anna',
      thumbnail_url: 'https://blog.test/thumb.jpg',
      title: 'Утро',
      width: 'x',
    })
    expect(await factsOf(link + og(['og:image', '/a.jpg']), { [at]: { content } })).toMatchObject({
      author: { name: 'Анна', link: 'https://blog.test/anna' },
      text: 'Утро',
      images: ['https://blog.test/a.jpg'],
    })
    expect(await factsOf(link, { [at]: { content } })).toMatchObject({
      images: ['https://blog.test/thumb.jpg'],
    })
  })

  test.each(['', 'oops', '[]', '{"author_name":{}}'])(
    'that returns %j adds nothing',
    async (content) => {
      expect(await factsOf(link, { [at]: { content } })).toMatchObject({ author: null })
    },
  )
})

test('reads the author and the text from the sentence that Instagram writes as a description', async () => {
  const html = og(
    ['og:image', 'https://cdn.test/a.jpg'],
    [
      'og:description',
      '1,234 likes, 5 comments - len.i.glina on March 1, 2026: &quot;Утро &quot;на&quot; кухне&quot;. ',
    ],
  )
  const facts = await factsOf(html, {}, 'https://www.instagram.com/p/Cx1/')
  expect(facts).toMatchObject({
    author: { name: 'len.i.glina', link: 'https://www.instagram.com/len.i.glina/' },
    text: 'Утро "на" кухне',
    likeCount: 1234,
    commentCount: 5,
  })
})

test.each([
  ['https://t.me/lenglina/12', 'lenglina', 'https://t.me/lenglina'],
  [
    'https://www.instagram.com/stories/len.i.glina/123/',
    'len.i.glina',
    'https://www.instagram.com/len.i.glina/',
  ],
  ['https://www.tiktok.com/@anna/video/1', 'anna', 'https://www.tiktok.com/@anna'],
])('reads the author from the address %s', async (link, name, profile) => {
  expect((await factsOf('', {}, link)).author).toEqual({ name, link: profile })
})

describe('charsets', () => {
  /** «Утро» in windows-1251. */
  const word = Buffer.from([0xd3, 0xf2, 0xf0, 0xee])
  const page = (head: string) =>
    Buffer.concat([
      Buffer.from(`${head}<meta name="description" content="`),
      word,
      Buffer.from('">'),
    ])

  test.each([
    ['the header', '', 'text/html; charset=windows-1251'],
    ['the meta tag of the page', '<meta charset="windows-1251">', 'text/html'],
    [
      'the older form of the meta tag',
      '<meta http-equiv="Content-Type" content="text/html; charset=cp1251">',
      '',
    ],
  ])('are detected by %s', async (_where, head, type) => {
    expect((await factsOf(new Uint8Array(page(head)), {}, LINK, type)).text).toBe('Утро')
  })

  test('are assumed to be UTF-8 when undeclared', async () => {
    const html = '<meta charset="klingon"><title>Утро</title><svg><title>x</title></svg>'
    expect((await factsOf(html)).title).toBe('Утро')
    expect((await factsOf(`\ufeff<title>Утро</title>`, {}, LINK, 'text/html')).title).toBe('Утро')
  })
})

test('leaves out addresses that are not on the web', async () => {
  const html =
    '<base href="https://cdn.test/x/">' +
    og(
      ['og:image', 'data:image/png;base64,AAAA'],
      ['og:image', 'javascript:alert(1)'],
      ['og:image', 'http://'],
      ['og:image', 'a.jpg'],
      ['og:video', 'blob:https://blog.test/1'],
      ['article:author', 'https://'],
      ['author', 'Анна'],
    )
  expect(await factsOf(html)).toMatchObject({
    images: ['https://cdn.test/x/a.jpg'],
    videos: [],
    author: { name: 'Анна', link: null },
  })
})

test.each([
  [{ type: 'image/jpeg' }, { kind: 'file', url: LINK, isVideo: false }],
  [{ type: 'video/mp4' }, { kind: 'file', url: LINK, isVideo: true }],
  [{ status: 404 }, { kind: 'gone' }],
  [{ status: 410 }, { kind: 'gone' }],
  [{ status: 401 }, { kind: 'closed' }],
  [{ status: 403 }, { kind: 'closed' }],
])('reads the response %j as %j', async (response, page) => {
  expect(await readPage(webOf({ [LINK]: response }), LINK, signal)).toEqual(page)
})

test.each([429, 500, 503, 204])('rejects a response of %i', async (status) => {
  await expect(readPage(webOf({ [LINK]: { status } }), LINK, signal)).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

test('recognises a bare file by its name', async () => {
  const type = 'application/octet-stream'
  const clip = 'https://blog.test/clip.MP4'
  expect(await readPage(webOf({ [clip]: { type } }), clip, signal)).toMatchObject({
    kind: 'file',
    isVideo: true,
  })
  expect(await readPage(webOf({ [LINK]: { type } }), LINK, signal)).toMatchObject({ kind: 'page' })
})

test.each(['<b>', '<b></x>', '<b><p></form>'])(
  'reads a page that only contains %s up to the depth limit',
  async (piece) => {
    const rest = piece.repeat(Math.floor(3_000_000 / piece.length))
    const html = `${og(['og:image', '/a.jpg'])}${rest}${og(['og:image', '/b.jpg'])}`
    expect((await factsOf(html)).images).toEqual(['https://blog.test/a.jpg'])
  },
)

test('finds data anywhere in a long page', async () => {
  const filling = '<i>слово</i>'.repeat(5000)
  const html = `${filling}<title>${'х'.repeat(40_000)}</title>${og(['og:image', '/a.jpg'])}`
  expect(await factsOf(html)).toMatchObject({
    title: 'х'.repeat(40_000),
    images: ['https://blog.test/a.jpg'],
  })
})

test('ignores more media than any post may have', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `/${index}`)
  const graph = og(...names.map((name): [string, string] => ['og:image', name]))
  expect((await factsOf(graph)).images).toHaveLength(50)
  const video = names.map((contentUrl) => ({ '@type': 'VideoObject', contentUrl }))
  const data = JSON.stringify({ '@type': 'SocialMediaPosting', image: names, video })
  const facts = await factsOf(`<script type="application/ld+json">${data}</script>`)
  expect([facts.images.length, facts.videos.length]).toEqual([50, 50])
})

test.each([
  ['https://blog.test/login?next=1', 'closed'],
  ['https://www.instagram.com/accounts/login/', 'closed'],
  ['https://consent.youtube.com/m', 'closed'],
  ['https://accounts.google.com/v3', 'closed'],
  ['https://blog.test/logins-of-the-year', 'page'],
])('reports a link that redirects to %s as %s', async (url, kind) => {
  const web = webOf({ [LINK]: { content: og(['og:image', '/a.jpg']) } })
  const moved: typeof web = {
    read: (link, request, use) => web.read(link, request, (response) => use({ ...response, url })),
  }
  expect(await readPage(moved, LINK, signal)).toMatchObject({ kind })
})

import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import {
  openChannelDesk,
  YOUTUBE_FEED,
  type ChannelDesk,
} from '../../../../test/server/channels/channelDesk'
import { anItem, CHANNEL_ID, rssOf } from '../../../../test/server/channels/channelFeeds'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
let channels: ChannelDesk
beforeEach(async () => {
  channels = await openChannelDesk(desk, {
    type: 'youtube',
    names: { 'inside.test': ['10.0.0.1'] },
  })
})
afterEach(() => {
  channels.close()
})

const list = async () => (await desk.client.call(sourceEndpoints.listIntegrations)).integrations
const speakEnglish = () => desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
const youtube = (path: string) => channels.at(path, 'youtube.test')
const putBlog = () => {
  channels.put('/feed.xml', { body: rssOf([anItem(1, '/1.jpg'), anItem(2, '/2.jpg')]) })
}

describe('finding a YouTube channel', () => {
  beforeEach(() => {
    channels.putVideos([channels.video('aaaaaaaaaa1', 1), channels.video('aaaaaaaaaa2', 2)])
    const head = (line: string) => `<!doctype html><html><head>${line}</head></html>`
    const pages = {
      '/@len': `<link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com${YOUTUBE_FEED}">`,
      '/user/len': `<link rel="canonical" href="https://www.youtube.com/channel/${CHANNEL_ID}">`,
      '/c/len/videos': `<meta itemprop="identifier" content="${CHANNEL_ID}">`,
    }
    for (const [path, line] of Object.entries(pages)) {
      channels.put(path, { body: head(line), type: 'text/html' }, 'youtube.test')
    }
  })

  test.each([
    `/channel/${CHANNEL_ID}`,
    `/channel/${CHANNEL_ID}/videos?view=0`,
    YOUTUBE_FEED,
    '/@len',
    '/user/len',
    '/c/len/videos',
  ])('finds the channel by %s', async (path) => {
    expect(await channels.find(youtube(path))).toMatchObject({
      success: true,
      body: {
        channel: {
          type: 'youtube',
          title: 'Лён и глина',
          link: youtube(YOUTUBE_FEED),
          total: 2,
          pictured: 2,
          newest: [
            { title: 'Видео aaaaaaaaaa2', hasPicture: true },
            { title: 'Видео aaaaaaaaaa1', hasPicture: true },
          ],
        },
      },
    })
    expect(await list()).toEqual([])
  })

  test('accepts a page under any host name of YouTube and uses the origin of the settings', async () => {
    expect((await channels.find('youtube.com/@len')).success).toBe(true)
    expect((await channels.find('https://m.youtube.com/@len')).success).toBe(true)
  })

  test.each(['/@nobody', '/watch?v=aaaaaaaaaa1', '/channel/UCnobody', '/'])(
    'refuses %s with a message',
    async (path) => {
      const refusal = await channels.find(youtube(path))
      expect(refusal).toMatchObject({
        status: 200,
        error: { code: 'no-youtube-channel', field: 'link' },
      })
      expect(refusal.error?.message).toMatch(/^YouTube не нашёл/)
    },
  )
})

test.each([404, 429, 500])(
  'reports YouTube as unreachable when its feed responds with %d',
  async (status) => {
    channels.put(YOUTUBE_FEED, { status }, 'youtube.test')
    const refusal = await channels.find(youtube(`/channel/${CHANNEL_ID}`))
    expect(refusal.error?.code).toBe('channel-unreachable')
    if (status === 404) return
    channels.put('/@len', { status }, 'youtube.test')
    expect((await channels.find(youtube('/@len'))).error?.code).toBe('channel-unreachable')
  },
)

test('truncates very long titles', async () => {
  channels.put('/feed.xml', {
    body: rssOf([`<item><guid>1</guid><title>${'x'.repeat(10_000)}</title></item>`]),
  })
  const found = await channels.find(channels.at('/feed.xml'))
  expect(JSON.stringify(found.body).length).toBeLessThan(2000)
})

describe('finding a feed', () => {
  const found = (link: string) => channels.find(link)

  test('finds the feed by its own address, with or without a scheme', async () => {
    putBlog()
    expect(await found(channels.at('/feed.xml'))).toMatchObject({
      body: {
        channel: {
          type: 'rss',
          title: 'Блог мастерской',
          link: channels.at('/feed.xml'),
          newest: [
            { title: 'Запись 2', publishedAt: '2026-03-16T23:00:00.000Z', hasPicture: true },
            { title: 'Запись 1' },
          ],
        },
      },
    })
  })

  test('finds the first feed that a site names', async () => {
    putBlog()
    const links = ['/broken.xml', '/feed.xml'].map(
      (href) => `<link rel="alternate" type="application/atom+xml" href="${href}">`,
    )
    channels.put('/broken.xml', { body: '<rss><channel><item>' })
    channels.put('/', { body: `<html><head>${links.join('')}</head>`, type: 'text/html' })
    expect(await found(channels.at('/'))).toMatchObject({
      body: { channel: { link: channels.at('/feed.xml') } },
    })
  })

  test('follows a redirect to the feed’s new address', async () => {
    putBlog()
    channels.put('/old.xml', { status: 301, location: '/feed.xml' })
    expect(await found(channels.at('/old.xml'))).toMatchObject({
      body: { channel: { link: channels.at('/feed.xml') } },
    })
  })

  test('finds an empty feed and names it after its site', async () => {
    channels.put('/feed.xml', { body: '<rss version="2.0"><channel></channel></rss>' })
    expect(await found(channels.at('/feed.xml'))).toMatchObject({
      body: { channel: { title: 'blog.test', total: 0, newest: [] } },
    })
  })
})

test('accepts a deeply nested feed without exhausting memory', async () => {
  const nested = `${'<name>'.repeat(200)}${'<![CDATA[a]]>'.repeat(100_000)}${'</name>'.repeat(200)}`
  const feed = `<feed><title>Лента</title><entry><author>${nested}</author></entry></feed>`
  channels.put('/feed.xml', { body: feed })
  expect(await channels.find(channels.at('/feed.xml'))).toMatchObject({ success: true })
})

describe('refusals with a message', () => {
  const bomb =
    '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel>&b;</channel></rss>'
  test.each<[string, string, () => void, RegExp]>([
    [
      'a page without a feed',
      'no-channel',
      () => channels.put('/x', { body: '<html>', type: 'text/html' }),
      /нет ленты/,
    ],
    ['a picture', 'no-channel', () => channels.photo('/x'), /нет ленты/],
    [
      'XML that is not a feed',
      'no-channel',
      () => channels.put('/x', { body: '<yml_catalog/>' }),
      /нет ленты/,
    ],
    [
      'a feed that declares entities',
      'no-channel',
      () => channels.put('/x', { body: bomb }),
      /нет ленты/,
    ],
    [
      'half a feed',
      'no-channel',
      () => channels.put('/x', { body: rssOf([]).slice(0, 200) }),
      /нет ленты/,
    ],
    [
      'a broken connection',
      'channel-unreachable',
      () => channels.put('/x', { body: rssOf([]), fault: 'cut' }),
      /не ответил/,
    ],
    [
      'a server that does not respond',
      'channel-unreachable',
      () => channels.put('/x', { fault: 'silence' }),
      /не ответил/,
    ],
    ['an address where there is nothing', 'channel-unreachable', () => undefined, /не ответил/],
    [
      'a feed of 10 MB',
      'page-too-large',
      () =>
        channels.put('/x', {
          body: rssOf([`<item><title>${'я'.repeat(5_500_000)}</title></item>`]),
        }),
      /./,
    ],
    [
      'endless nesting',
      'no-channel',
      () => channels.put('/x', { body: `<rss><channel><item>${'<a>'.repeat(2000)}` }),
      /нет ленты/,
    ],
  ])('refuses %s', async (_, code, prepare, words) => {
    prepare()
    const refusal = await channels.find(channels.at('/x'))
    expect(refusal).toMatchObject({ status: 200, success: false, error: { code, field: 'link' } })
    expect(refusal.error?.message).toMatch(words)
    await speakEnglish()
    expect((await channels.connect(channels.at('/x'))).error?.message).toMatch(/^[\x20-\x7e“”’…]+$/)
    expect(await list()).toEqual([])
  })

  test.each([
    ['http://10.0.0.1/feed.xml', 'unusual-link'],
    ['https://blog.test:1/feed.xml', 'unusual-link'],
    ['https://anna:secret@blog.test/', 'link-with-password'],
    ['блог по почте', 'wrong-link'],
    ['', 'empty-field'],
    ['ftp://blog.test/feed.xml', 'not-web-link'],
  ])('refuses the link %j', async (link, code) => {
    expect(await channels.find(link)).toMatchObject({ success: false, error: { code } })
    expect(channels.site.requests).toEqual([])
  })

  test('refuses a host name, a redirect and a page that lead into a private network', async () => {
    channels.put('/redirect', { status: 302, location: channels.at('/feed.xml', '192.168.0.1') })
    const inside = channels.at('/feed.xml', '127.0.0.2')
    const feed = `<link rel="alternate" type="application/rss+xml" href="${inside}">`
    channels.put('/page', { body: `<html><head>${feed}</head>`, type: 'text/html' })
    const links = [
      channels.at('/feed.xml', 'inside.test'),
      channels.at('/feed.xml', '10.0.0.1'),
      channels.at('/feed.xml', 'localhost'),
      channels.at('/feed.xml', '[::1]'),
      channels.at('/redirect'),
      channels.at('/page'),
    ]
    for (const link of links) {
      expect((await channels.find(link)).error?.code).toBe('private-link')
    }
  })
})

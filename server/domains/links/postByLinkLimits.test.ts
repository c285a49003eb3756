import { postEndpoints } from '@/contract/endpoints/posts'
import { aPost } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { CDN, LINK, openLinkDesk, type LinkDesk } from '../../../test/server/web/linkDesk'
import { jpeg } from '../../../test/server/pictures'
import { video } from '../../../test/server/video'
import { graphPage, withWeb } from '../../../test/server/web/webPages'

let desk: LinkDesk
beforeEach(async () => {
  desk = await openLinkDesk()
})
afterEach(() => desk.close())

/** Counts the requests to the web. */
function watched() {
  const { web } = desk.world.services
  const seen = { links: [] as string[], now: 0, most: 0 }
  desk.world.services.web = {
    async read(link, request, use) {
      seen.links.push(link)
      seen.now += 1
      seen.most = Math.max(seen.most, seen.now)
      try {
        return await web.read(link, request, use)
      } finally {
        seen.now -= 1
      }
    },
  }
  return seen
}

test('queues a third concurrent link', async () => {
  const responses = createGate()
  const bothAsked = createGate()
  withWeb(desk.world, {})
  const { web } = desk.world.services
  let asked = 0
  desk.world.services.web = {
    async read(link, request, use) {
      asked += 1
      if (asked === 2) bothAsked.open()
      await responses.opened
      return web.read(link, request, use)
    },
  }
  const first = [desk.attempt('https://blog.test/1'), desk.attempt('https://blog.test/2')]
  await bothAsked.opened
  expect(await desk.attempt('https://blog.test/3')).toMatchObject({
    status: 429,
    error: {
      code: 'too-many-links',
      message: 'Сейчас читается слишком много ссылок. Подождите немного и попробуйте ещё раз',
    },
  })
  responses.open()
  for (const response of await Promise.all(first)) expect(response.status).toBe(200)
  expect((await desk.attempt('https://blog.test/3')).error?.code).toBe('link-not-found')
})

test('marks the lists of the account as expecting posts while a link is read', async () => {
  const responses = createGate()
  const asked = createGate()
  desk.withPhotos({ 'a.jpg': await jpeg() })
  const { web } = desk.world.services
  desk.world.services.web = {
    async read(link, request, use) {
      asked.open()
      await responses.opened
      return web.read(link, request, use)
    },
  }
  const isExpected = async () =>
    (await desk.client.call(postEndpoints.searchPosts, { body: {} })).morePostsExpected
  expect(await isExpected()).toBe(false)
  const adding = desk.attempt(LINK)
  await asked.opened
  expect(await isExpected()).toBe(true)
  responses.open()
  await adding
  expect(await isExpected()).toBe(false)
})

test('reads a link once for all concurrent requests', async () => {
  desk.withPhotos({ 'a.jpg': await jpeg() })
  const { links } = watched()
  await Promise.all([LINK, `${LINK}?utm_source=x`, LINK].map((link) => desk.attempt(link)))
  expect(links).toEqual([LINK, `${CDN}/a.jpg`])
})

test('loads the files of a post three at a time, in their order', async () => {
  const widths = [800, 810, 820, 830, 840, 850, 860]
  const photos = await Promise.all(
    widths.map(async (width) => [`${width}.jpg`, await jpeg({ width, height: 800 })] as const),
  )
  desk.withPhotos(Object.fromEntries(photos.map(([name, photo]) => [`a${name}`, photo])))
  const seen = watched()
  const { media } = await desk.added()
  expect(media.map(({ width }) => width)).toEqual(widths)
  expect(seen.most).toBe(3)
})

describe('the address of the current broadcast of a channel', () => {
  const live = (link: string, clip: Buffer, canonical = link) => {
    const head = `<link rel="canonical" href="${canonical}">`
    withWeb(desk.world, {
      [link]: head + graphPage(['video', `${CDN}/a.mp4`]),
      [`${CDN}/a.mp4`]: clip,
    })
    return desk.attempt(link)
  }
  const isNew = async (response: ReturnType<typeof live>) =>
    ((await response).body as { isNew: boolean }).isNew

  test('is replaced by the address of the broadcast to which it redirects', async () => {
    const link = 'https://www.youtube.com/@shop/live'
    expect(await isNew(live(link, video(), '/watch?v=one'))).toBe(true)
    expect(await isNew(live(link, video(), '/watch?v=two'))).toBe(true)
    expect(await isNew(live(link, video(), 'https://youtu.be/one'))).toBe(false)
    const rows = await desk.world.db.selectFrom('post').select('post_link').orderBy('id').execute()
    expect(rows.map(({ post_link }) => post_link)).toEqual([
      'https://www.youtube.com/watch?v=one',
      'https://www.youtube.com/watch?v=two',
    ])
  })

  test('is recognised as a broadcast that the library already has', async () => {
    const { id } = await aPost(desk.world, desk.shop)
    const post_link = 'https://youtu.be/one'
    await desk.world.db.updateTable('post').set({ post_link }).execute()
    const link = 'https://www.youtube.com/@shop/live'
    expect(await live(link, video(), '/watch?v=one')).toMatchObject({
      body: { isNew: false, postInfo: { vitrinaPost: { id } } },
    })
    expect(await desk.count('post')).toBe(1)
  })

  test.each(['https://www.tiktok.com/@anna/live', 'https://www.instagram.com/stories/anna/'])(
    'identifies a post at %s, an address shared by many posts, by its video',
    async (link) => {
      expect(await isNew(live(link, video()))).toBe(true)
      expect(await isNew(live(link, video({ width: 1000 })))).toBe(true)
      expect(await isNew(live(link, video()))).toBe(false)
    },
  )
})

test('replaces a date in the distant past by 1970, and ignores an author link that is too long', async () => {
  const author = { name: 'anna', url: `https://a.test/${'x'.repeat(2000)}` }
  const data = { '@type': 'Article', datePublished: '1815-06-18', author, image: `${CDN}/a.jpg` }
  withWeb(desk.world, {
    [LINK]: `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    [`${CDN}/a.jpg`]: await jpeg(),
  })
  const { providerPost } = await desk.added('https://www.instagram.com/p/Cx1_Ab/')
  expect(providerPost).toMatchObject({
    createdAt: new Date(0).toISOString(),
    authorUser: { profileLink: null },
  })
})

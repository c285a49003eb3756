import sharp from 'sharp'
import { LIMITS } from '@/contract/limits'
import { anAlbum } from '../../../test/server/factories'
import { CDN, LINK, openLinkDesk, type LinkDesk } from '../../../test/server/web/linkDesk'
import { jpeg, png } from '../../../test/server/pictures'
import { video } from '../../../test/server/video'
import { graphPage, withWeb, type WebPage } from '../../../test/server/web/webPages'
import { TEST_NOW } from '../../../test/server/world'
import type { LinkType } from './postAddress'

let desk: LinkDesk
let photo: Buffer
beforeAll(async () => {
  photo = await jpeg()
})
beforeEach(async () => {
  desk = await openLinkDesk()
})
afterEach(() => desk.close())

describe('adding a post by link', () => {
  test('copies pictures and data from the source', async () => {
    desk.withPhotos({ 'a.jpg': photo, 'b.png': await png(600, 900) })
    const { vitrinaPost, providerPost, media } = await desk.added(`${LINK}?igsh=1#top`)
    expect(providerPost).toMatchObject({
      provider: 'link',
      shortcode: 'Cx1_Ab',
      authorUser: { username: 'anna', profileLink: 'https://www.instagram.com/anna/' },
      likeCount: 12,
      commentCount: 3,
      text: 'Утро на кухне',
      createdAt: new Date(TEST_NOW).toISOString(),
      postLink: LINK,
      postType: 'post',
      isUgc: true,
      isDeleted: false,
    })
    expect(vitrinaPost).toMatchObject({
      text: 'Утро на кухне',
      isPublished: false,
      enableRefreshButton: true,
      needCopyrightRequest: true,
    })
    expect(media.map(({ width, height, view }) => [width, height, view])).toEqual([
      [800, 600, 'square'],
      [600, 900, 'square'],
    ])
    const shown = await desk.client.fetch(media[0]?.imageUrl ?? '')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(JSON.stringify(media)).not.toContain(CDN)
    expect(await desk.actions()).toEqual(['post.create'])
    const sources = await desk.world.db.selectFrom('source').select('type').execute()
    expect(sources.map(({ type }) => type)).toContain(providerPost.provider)
  })

  test('rotates a picture upright and removes its location', async () => {
    desk.withPhotos({ 'a.jpg': await jpeg({ width: 900, height: 600, orientation: 6, gps: true }) })
    const { media } = await desk.added()
    expect(media[0]).toMatchObject({ width: 600, height: 900 })
    const shown = await desk.client.fetch(media[0]?.imageUrl ?? '')
    const { exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(exif).toBeUndefined()
  })

  test('copies the video of the post and its cover', async () => {
    withWeb(desk.world, {
      [LINK]: graphPage(['video', `${CDN}/a.mp4`], ['image', `${CDN}/a.jpg`]),
      [`${CDN}/a.mp4`]: video({ width: 720, height: 1280 }),
      [`${CDN}/a.jpg`]: photo,
    })
    const { media } = await desk.added()
    expect(media).toMatchObject([{ width: 720, height: 1280 }])
    expect(media[0]?.videoUrl).toMatch(/\.mp4$/)
    const shown = await desk.client.fetch(media[0]?.imageUrl ?? '')
    const cover = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([cover.width, cover.height]).toEqual([736, 552])
  })

  test.each<[string, WebPage]>([
    ['does not exist', 404],
    ['is not a picture', new Uint8Array([0xff, 1, 2, 3])],
    ['cannot be reached', { failure: 'unreachable' }],
  ])('copies the video even when its cover %s', async (_what, poster) => {
    withWeb(desk.world, {
      [LINK]: graphPage(['video', `${CDN}/a.mp4`], ['image', `${CDN}/a.jpg`]),
      [`${CDN}/a.mp4`]: video(),
      [`${CDN}/a.jpg`]: poster,
    })
    expect((await desk.added()).media).toMatchObject([{ videoUrl: expect.any(String) as string }])
  })

  test('copies only the cover of a video that an embedded player plays', async () => {
    withWeb(desk.world, {
      [LINK]: graphPage(['video', 'https://player.test/1'], ['image', `${CDN}/a.jpg`]),
      'https://player.test/1': '<p>player</p>',
      [`${CDN}/a.jpg`]: photo,
    })
    expect((await desk.added()).media).toMatchObject([{ videoUrl: null }])
  })

  test('accepts a link to a picture or a video file', async () => {
    withWeb(desk.world, { [`${CDN}/a.jpg`]: photo, [`${CDN}/a.mp4`]: video() })
    const picture = await desk.added(`${CDN}/a.jpg`)
    expect(picture.providerPost).toMatchObject({
      authorUser: { username: 'cdn.test', profileLink: null },
      isUgc: false,
      text: '',
    })
    expect((await desk.added(`${CDN}/a.mp4`)).media[0]?.videoUrl).toMatch(/\.mp4$/)
  })

  test('copies ten files at most and skips unsupported files', async () => {
    const small = await jpeg({ width: 100, height: 100 })
    desk.withPhotos({
      'small.jpg': small,
      'gone.jpg': 404,
      'inside.jpg': { failure: 'private' },
      'vector.svg': '<svg/>',
      ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.jpg`, photo])),
    })
    expect((await desk.added()).media).toHaveLength(6)
    desk.withPhotos(
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.jpg`, photo])),
    )
    await desk.world.db.deleteFrom('post').execute()
    expect((await desk.added()).media).toHaveLength(10)
  })

  test('copies videos before pictures when there are more files than a post may have', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`)
    withWeb(desk.world, {
      [LINK]: graphPage(
        ['video', `${CDN}/a.mp4`],
        ...names.map((name) => ['image', `${CDN}/${name}`] as const),
      ),
      [`${CDN}/a.mp4`]: video(),
      ...Object.fromEntries(names.map((name) => [`${CDN}/${name}`, photo])),
    })
    const { media } = await desk.added()
    expect(media).toHaveLength(LIMITS.filesPerPost)
    expect(media.map(({ videoUrl }) => videoUrl !== null).indexOf(true)).toBe(0)
  })

  test('requires no permission for the shop’s own post', async () => {
    await desk.world.db
      .updateTable('source')
      .set({ name: 'Anna' })
      .where('type', '=', 'link')
      .execute()
    desk.withPhotos({ 'a.jpg': photo })
    expect(await desk.added()).toMatchObject({
      providerPost: { isUgc: false },
      vitrinaPost: { needCopyrightRequest: false },
    })
  })

  test('replaces a time in the future by the present and truncates the text to its maximum', async () => {
    const text = `${'х'.repeat(9999)}😀 и дальше`
    withWeb(desk.world, {
      [LINK]: `<script type="application/ld+json">${JSON.stringify({
        '@type': 'SocialMediaPosting',
        articleBody: `\u0000${text}`,
        author: { name: ' @anna\u0007\n k ', url: 'javascript:alert(1)' },
        datePublished: '2100-01-01',
        image: `${CDN}/a.jpg`,
      })}</script>`,
      [`${CDN}/a.jpg`]: photo,
    })
    const { providerPost } = await desk.added('https://www.instagram.com/p/Cx1_Ab/')
    expect(providerPost).toMatchObject({
      text: 'х'.repeat(9999),
      authorUser: { username: 'anna k', profileLink: null },
      createdAt: new Date(TEST_NOW).toISOString(),
    })
  })

  test('publishes the post when its source has auto-publication', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    await desk.world.db.updateTable('album').set({ is_default: 1 }).execute()
    await desk.world.db
      .updateTable('source')
      .set({ is_auto_publication: 1 })
      .where('type', '=', 'link')
      .execute()
    desk.withPhotos({ 'a.jpg': photo })
    expect((await desk.added()).vitrinaPost).toMatchObject({
      isPublished: true,
      albumList: [{ id: album.id }],
    })
  })

  test.each<[string, LinkType | undefined, LinkType]>([
    ['https://www.instagram.com/stories/anna/123/', undefined, 'story'],
    ['https://vk.com/story-1_2', 'post', 'story'],
    ['https://t.me/anna_shop/s/5', undefined, 'story'],
    ['https://blog.test/1', 'story', 'story'],
    ['https://www.instagram.com/p/A/', undefined, 'post'],
    ['https://www.youtube.com/live/abc', 'post', 'live'],
    ['https://www.instagram.com/anna/live/', undefined, 'live'],
    ['https://blog.test/1', 'live', 'live'],
  ])('adds %s with the chosen type %s as a %s', async (link, said, type) => {
    withWeb(desk.world, {
      [link]: graphPage(['video', `${CDN}/a.mp4`]),
      [`${CDN}/a.mp4`]: video(),
    })
    const { providerPost, media } = await desk.added(link, said)
    expect(providerPost.postType).toBe(type)
    expect(media[0]?.view).toBe(type === 'story' ? 'story' : 'square')
  })
})

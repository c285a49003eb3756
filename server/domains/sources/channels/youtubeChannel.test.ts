import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import {
  openChannelDesk,
  YOUTUBE_FEED,
  type ChannelDesk,
} from '../../../../test/server/channels/channelDesk'
import { CHANNEL_ID, youtubeFeedOf } from '../../../../test/server/channels/channelFeeds'
import { openShop } from '../../../../test/server/shopDesk'

const DAY_MS = 24 * 3_600_000
const desk = openShop()
let channels: ChannelDesk
beforeEach(async () => {
  channels = await openChannelDesk(desk, { type: 'youtube' })
})
afterEach(() => {
  channels.close()
})

const after = async (milliseconds: number) => {
  desk.world.clock.advance(milliseconds)
  await channels.run()
}
const connectYoutube = async () => {
  await channels.connect(channels.at(`/channel/${CHANNEL_ID}`, 'youtube.test'))
  await channels.run()
}
const oembed = (id: string, status: number) => {
  const query = new URLSearchParams({
    format: 'json',
    url: `https://www.youtube.com/watch?v=${id}`,
  })
  channels.put(`/oembed?${query.toString()}`, { status, body: '{}' }, 'youtube.test')
}

test('imports videos with their largest poster, their link and text', async () => {
  const text = 'Как мы лепим\nhttps://blog.test &amp; друзья'
  channels.putVideos([channels.video('aaaaaaaaaa1', 1, { text }), channels.video('aaaaaaaaaa2', 2)])
  await connectYoutube()
  const posts = await channels.posts()
  expect(posts).toMatchObject([
    {
      providerPost: {
        provider: 'youtube',
        postLink: 'https://www.youtube.com/watch?v=aaaaaaaaaa2',
      },
    },
    {
      providerPost: { authorUser: { username: 'Лён и глина' }, likeCount: 12, isUgc: false },
      vitrinaPost: { text: 'Видео aaaaaaaaaa1\n\nКак мы лепим\nhttps://blog.test & друзья' },
    },
  ])
  expect(posts.map(({ media }) => media.length)).toEqual([1, 1])
  expect(channels.site.requests).toContain('youtube.test/vi/aaaaaaaaaa1/maxresdefault.jpg')
  expect(await channels.source()).toMatchObject({
    postCount: 2,
    reading: { state: 'working', result: { created: 2, changed: 0, leftOut: {} } },
  })
  expect((await channels.source()).latest).toHaveLength(2)
})

test('uses the smaller poster of an old video', async () => {
  const video = channels.video('aaaaaaaaaa1', 1)
  channels.put('/vi/aaaaaaaaaa1/maxresdefault.jpg', { status: 404 }, 'youtube.test')
  channels.photo('/vi/aaaaaaaaaa1/sddefault.jpg', 'youtube.test')
  channels.putVideos([video])
  await connectYoutube()
  expect(await channels.texts()).toHaveLength(1)
})

test.each([404, 500])(
  'keeps all posts while YouTube responds %d for a day, then reads the channel again',
  async (status) => {
    channels.putVideos([channels.video('aaaaaaaaaa1', 1)])
    await connectYoutube()
    channels.put(YOUTUBE_FEED, { status }, 'youtube.test')
    for (let hours = 0; hours < 26; hours += 1) await after(3_600_000)
    expect(await channels.source()).toMatchObject({
      postCount: 1,
      reading: {
        state: 'failed',
        problem: { action: 'read', text: expect.stringMatching(/^YouTube не отвечает/) },
      },
    })
    expect(await channels.posts()).toMatchObject([{ providerPost: { isDeleted: false } }])
    channels.putVideos([channels.video('aaaaaaaaaa1', 1), channels.video('aaaaaaaaaa2', 2)])
    await after(6 * 3_600_000)
    expect((await channels.source()).reading?.state).toBe('working')
    expect(await channels.texts()).toHaveLength(2)
  },
)

test('marks a video deleted after it is missing twice, not when only embedding is disabled', async () => {
  const videos = ['aaaaaaaaaa1', 'aaaaaaaaaa2', 'aaaaaaaaaa3'].map((id, hour) =>
    channels.video(id, hour),
  )
  channels.putVideos(videos)
  await connectYoutube()
  channels.putVideos(videos.slice(2))
  oembed('aaaaaaaaaa1', 404)
  oembed('aaaaaaaaaa2', 401)
  oembed('aaaaaaaaaa3', 200)
  const deleted = async () =>
    (await channels.posts()).filter(({ providerPost }) => providerPost.isDeleted).length
  await after(DAY_MS)
  expect(await deleted()).toBe(0)
  await after(3_600_000)
  expect(await deleted()).toBe(1)
})

test('deletes nothing when YouTube denies videos that its feed still lists', async () => {
  const videos = ['aaaaaaaaaa1', 'aaaaaaaaaa2'].map((id, hour) => channels.video(id, hour))
  channels.putVideos(videos)
  await connectYoutube()
  channels.putVideos(videos.slice(1))
  for (let days = 0; days < 3; days += 1) await after(DAY_MS)
  expect((await channels.posts()).every(({ providerPost }) => !providerPost.isDeleted)).toBe(true)
  expect((await channels.source()).reading?.state).toBe('working')
})

test('does not duplicate a video that was already added by its link', async () => {
  const video = channels.video('aaaaaaaaaa1', 1)
  channels.putVideos([video])
  const link = channels.at('/shorts/aaaaaaaaaa1', 'youtube.test')
  const image = channels.photo('/og.jpg', 'youtube.test')
  channels.put(
    '/shorts/aaaaaaaaaa1',
    { type: 'text/html', body: `<meta property="og:image" content="${image}">` },
    'youtube.test',
  )
  await desk.client.call(postEditingEndpoints.getPostByUrl, { query: { link } })
  channels.put(
    YOUTUBE_FEED,
    {
      body: youtubeFeedOf([video]).replaceAll('https://www.youtube.com/watch?v=aaaaaaaaaa1', link),
    },
    'youtube.test',
  )
  await connectYoutube()
  expect(await channels.posts()).toHaveLength(1)
})

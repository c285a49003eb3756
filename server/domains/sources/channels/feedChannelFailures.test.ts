import { openChannelDesk, type ChannelDesk } from '../../../../test/server/channels/channelDesk'
import { anItem, rssOf } from '../../../../test/server/channels/channelFeeds'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
let channels: ChannelDesk
beforeEach(async () => {
  channels = await openChannelDesk(desk, { type: 'rss' })
})
afterEach(() => {
  channels.close()
})

const putFeed = (items: readonly string[], changes = {}) => {
  channels.put('/feed.xml', { body: rssOf(items), ...changes })
}
const connectFeed = async () => {
  await channels.connect(channels.at('/feed.xml'))
  await channels.run()
}
const after = async (milliseconds: number) => {
  desk.world.clock.advance(milliseconds)
  await channels.run()
}

test.each([
  [410, 'stopped', 'Сайт больше не открывает свою ленту'],
  [403, 'stopped', 'Сайт больше не открывает свою ленту'],
  [404, 'failed', 'Сайт не отвечает'],
  [429, 'failed', 'просит обращаться реже'],
  [502, 'failed', 'Сайт не отвечает'],
])(
  'reports the response status %d as a problem with a message for the user',
  async (status, state, words) => {
    putFeed([])
    await connectFeed()
    channels.put('/feed.xml', { status })
    await channels.readAgain()
    expect((await channels.source()).reading).toMatchObject({
      state,
      problem: { text: expect.stringContaining(words), action: 'read' },
    })
  },
)

test.each([
  ['a page instead of the feed', { body: '<html><title>Вход</title>', type: 'text/html' }],
  ['half of the feed', { body: rssOf([anItem(9, '/9.jpg'), anItem(8, '/8.jpg')]).slice(0, -40) }],
  ['a broken connection', { body: rssOf([anItem(9, '/9.jpg')]), fault: 'cut' as const }],
  ['no response', { fault: 'silence' as const }],
  [
    'a response of 10 MB',
    { body: rssOf([`<item><title>${'я'.repeat(5_500_000)}</title></item>`]) },
  ],
  [
    'a feed that declares entities',
    { body: '<!DOCTYPE a [<!ENTITY a "a">]><rss><channel/></rss>' },
  ],
  ['an endless redirect', { status: 302, location: '/feed.xml' }],
])('keeps posts and retries after %s', async (_, page) => {
  putFeed([anItem(1, channels.photo('/1.jpg'))])
  await connectFeed()
  channels.put('/feed.xml', page)
  await channels.readAgain()
  expect((await channels.source()).reading).toMatchObject({ state: 'failed' })
  expect(await channels.texts()).toHaveLength(1)
  putFeed([anItem(1, channels.at('/1.jpg')), anItem(2, channels.photo('/2.jpg'))])
  await after(60_000)
  expect(await channels.texts()).toHaveLength(2)
})

test('stops reading a site that moves into a private network', async () => {
  putFeed([])
  await connectFeed()
  channels.put('/feed.xml', { status: 302, location: channels.at('/feed.xml', '10.0.0.1') })
  await channels.readAgain()
  expect((await channels.source()).reading?.state).toBe('stopped')
})

test('loses and duplicates nothing when a run is killed while it imports', async () => {
  putFeed([1, 2, 3].map((id) => anItem(id, channels.photo(`/${String(id)}.jpg`))))
  let isDead = false
  channels.site.meanwhile = async (request) => {
    if (!request.endsWith('/2.jpg') || isDead) return
    isDead = true
    await desk.world.db.updateTable('job').set({ lease_token: 'gone', lease_until: 0 }).execute()
  }
  await channels.connect(channels.at('/feed.xml'))
  await channels.run()
  await after(120_000)
  expect(isDead).toBe(true)
  expect(await channels.texts()).toHaveLength(3)
})

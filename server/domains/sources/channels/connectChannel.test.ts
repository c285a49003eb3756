import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import {
  BLOG,
  openChannelDesk,
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
const youtube = (path: string) => channels.at(path, 'youtube.test')
const putBlog = () => {
  channels.put('/feed.xml', { body: rssOf([anItem(1, '/1.jpg'), anItem(2, '/2.jpg')]) })
}

describe('connecting a channel', () => {
  test('creates its source and queues the first reading immediately', async () => {
    channels.putVideos([channels.video('aaaaaaaaaa1', 1)])
    const response = await channels.connect(youtube(`/channel/${CHANNEL_ID}`))
    expect(response.body).toMatchObject({
      integration: {
        type: 'youtube',
        name: 'Лён и глина',
        status: 'working',
        tokenExpiresAt: null,
      },
    })
    expect(await channels.source()).toMatchObject({
      name: 'Лён и глина',
      isAutoPublication: false,
      reading: { state: 'reading' },
    })
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(user.dataSourceList.at(-1)).toEqual({
      name: 'youtube',
      langKey: null,
      langParam: 'Лён и глина',
    })
    const audit = await desk.world.db.selectFrom('audit').select(['action', 'detail']).execute()
    expect(audit).toEqual([{ action: 'integration.create', detail: '{"type":"youtube"}' }])
  })

  test('connects a channel once under any of its addresses, even on concurrent requests', async () => {
    putBlog()
    channels.put('/old.xml', { status: 301, location: '/feed.xml' })
    const both = await Promise.all([
      channels.connect(channels.at('/feed.xml')),
      channels.connect(channels.at('/old.xml')),
    ])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    const refusal = await channels.connect(channels.at('/feed.xml'))
    expect(refusal).toMatchObject({ status: 200, error: { code: 'channel-already-connected' } })
    expect(refusal.error?.message).toBe('Этот канал уже подключён')
    expect(await list()).toHaveLength(1)
  })

  test('distinguishes two channels with the same title by their addresses', async () => {
    putBlog()
    channels.put('/other.xml', { body: rssOf([]) })
    await channels.connect(channels.at('/feed.xml'))
    await channels.connect(channels.at('/other.xml'))
    expect((await list()).map(({ name }) => name)).toEqual([
      'Блог мастерской',
      `Блог мастерской · ${channels.at('/other.xml')}`,
    ])
  })

  test('refuses a channel over the limit', async () => {
    for (let count = 0; count <= CHANNEL_LIMITS.channels; count += 1) {
      channels.put(`/${String(count)}.xml`, { body: rssOf([], `Блог ${String(count)}`) })
    }
    for (let count = 0; count < CHANNEL_LIMITS.channels; count += 1) {
      await channels.connect(channels.at(`/${String(count)}.xml`))
    }
    const refusal = await channels.connect(channels.at(`/${String(CHANNEL_LIMITS.channels)}.xml`))
    expect(refusal).toMatchObject({ status: 200, error: { code: 'too-many-channels' } })
    expect(refusal.error?.message).toMatch(/не больше 10 каналов/)
    expect(await list()).toHaveLength(CHANNEL_LIMITS.channels)
  })

  test('keeps the posts after a disconnect and does not duplicate them when the channel is connected again', async () => {
    const picture = channels.photo('/1.jpg')
    channels.put('/feed.xml', { body: rssOf([anItem(1, picture)]) }, BLOG)
    await channels.connect(channels.at('/feed.xml'))
    await channels.run()
    const id = (await list())[0]!.id
    await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id } })
    expect(await channels.texts()).toHaveLength(1)
    await channels.connect(channels.at('/feed.xml'))
    await channels.run()
    expect(await channels.texts()).toHaveLength(1)
  })
})

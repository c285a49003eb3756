import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openChannelDesk, type ChannelDesk } from '../../../../test/server/channels/channelDesk'
import { anItem, rssOf } from '../../../../test/server/channels/channelFeeds'
import { anAlbum } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const DAY_MS = 24 * 3_600_000
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

test('imports items that have a picture and counts the others by reason', async () => {
  const item = (id: number, inside: string) =>
    `<item><guid>${String(id)}</guid><title>№ ${String(id)} &amp;amp; глина</title>${inside}</item>`
  const url = channels.photo('/photo.jpg')
  channels.photo('/photo.jpg?small')
  putFeed([
    item(
      1,
      `<media:content url="${url}" medium="image"/><media:content url="https://0.gravatar.com/avatar/1" medium="image"/>`,
    ),
    item(2, `<enclosure url="${url}" type="image/jpeg" length="1"/>`),
    item(
      3,
      `<content:encoded><![CDATA[<img width="1" src="/dot.gif"><p>Да</p><img src="/photo.jpg">]]></content:encoded>`,
    ),
    item(
      4,
      `<media:group><media:content url="${url}?small" type="image/jpeg" width="100"/><media:content url="${url}" type="image/jpeg" width="900"/></media:group>`,
    ),
    item(5, `<media:thumbnail url="${url}"/>`),
    item(6, '<description>Только слова</description>'),
    item(7, `<enclosure url="${url}.mp3" type="audio/mpeg" length="1"/>`),
    item(8, `<media:content url="${url}/gone.jpg" medium="image"/>`),
  ])
  await connectFeed()
  expect(await channels.texts()).toEqual([
    '№ 1 & глина',
    '№ 2 & глина',
    '№ 3 & глина\n\nДа',
    '№ 4 & глина',
    '№ 5 & глина',
  ])
  expect((await channels.source()).reading?.result).toEqual({
    created: 5,
    changed: 0,
    waiting: 1,
    leftOut: { 'no-picture': 2 },
  })
  expect(channels.site.requests).not.toContain('blog.test/photo.jpg?small')
})

test('reads Atom in windows-1251 with an XHTML page', async () => {
  const picture = channels.photo('/a.jpg')
  const feed = `<?xml version="1.0" encoding="windows-1251"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Лента</title><link href="https://blog.test/"/>
<entry><id>tag:1</id><title type="html">&lt;b&gt;Ваза&lt;/b&gt;</title><link rel="enclosure" href="/x"/><link href="/posts/1"/>
<updated>2026-03-17T10:00:00Z</updated><author><name>Анна</name></author>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Синяя</p><img src="${picture}"/></div></content></entry></feed>`
  const latin = Buffer.from([...feed].map((letter) => letterIn1251(letter)))
  channels.put('/feed.xml', { body: latin })
  await connectFeed()
  expect(await channels.posts()).toMatchObject([
    {
      providerPost: { authorUser: { username: 'Анна' }, postLink: channels.at('/posts/1') },
      vitrinaPost: { text: 'Ваза\n\nСиняя' },
    },
  ])
})

test('requests the feed conditionally, unless pictures of items are missing', async () => {
  putFeed([anItem(1, channels.at('/late.jpg'))], { etag: '"1"' })
  await connectFeed()
  expect((await channels.source()).reading?.result?.waiting).toBe(1)
  channels.photo('/late.jpg')
  await channels.readAgain()
  expect(await channels.texts()).toHaveLength(1)
  await channels.readAgain()
  expect(await channels.source()).toMatchObject({
    reading: { state: 'working', result: { created: 0, changed: 0, leftOut: {} } },
  })
  const { cursor } = await desk.world.db
    .selectFrom('source')
    .where('type', '=', 'rss')
    .select('cursor')
    .executeTakeFirstOrThrow()
  expect(cursor).toContain('\\"1\\"')
})

test('abandons an item whose picture is unavailable for a day, even when the feed no longer lists it', async () => {
  putFeed([anItem(1, channels.at('/never.jpg'))])
  await connectFeed()
  putFeed([])
  await after(DAY_MS)
  expect((await channels.source()).reading?.result).toMatchObject({
    waiting: 0,
    leftOut: { 'media-gone': 1 },
  })
})

test('applies the changes that the author makes to an item', async () => {
  const picture = channels.photo('/1.jpg')
  putFeed([anItem(1, picture), anItem(2, picture)])
  await connectFeed()
  putFeed([anItem(1, picture, { title: 'Иначе' }), anItem(2, picture)])
  await channels.readAgain()
  expect((await channels.source()).reading?.result).toMatchObject({ created: 0, changed: 1 })
  expect(await channels.texts()).toEqual(['Запись 2\n\nПро глину', 'Иначе\n\nПро глину'])
})

test('recognises an item whose link changes with each reading', async () => {
  const item = anItem(1, channels.photo('/1.jpg'))
  putFeed([item])
  await connectFeed()
  putFeed([item.replace('/posts/1', '/posts/1?utm_source=2')])
  await channels.readAgain()
  expect((await channels.source()).reading?.result).toMatchObject({ created: 0, changed: 0 })
})

test('reads the newest 500 items of a feed that lists its oldest items first', async () => {
  const start = Date.parse('2024-01-01')
  const old = Array.from({ length: 1200 }, (_, index) => {
    const date = new Date(start + index * 3_600_000).toUTCString()
    return `<item><guid>old-${String(index)}</guid><title>Раньше</title><pubDate>${date}</pubDate></item>`
  })
  putFeed([...old, anItem(1, channels.photo('/1.jpg'))])
  await connectFeed()
  expect(await channels.texts()).toEqual(['Запись 1\n\nПро глину'])
  expect((await channels.source()).reading?.result?.leftOut).toEqual({ 'no-picture': 499 })
})

test('keeps items of two feeds separate when their ids are the same', async () => {
  const picture = channels.photo('/1.jpg')
  putFeed([anItem(1, picture).replace('/posts/1', '/one')])
  channels.put('/other.xml', {
    body: rssOf([anItem(1, picture, { title: 'Другой' })], 'Другой блог'),
  })
  await connectFeed()
  await channels.connect(channels.at('/other.xml'))
  await channels.run()
  expect(await channels.texts()).toEqual(['Другой\n\nПро глину', 'Запись 1\n\nПро глину'])
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const counts = sources.filter(({ type }) => type === 'rss')
  expect(counts).toMatchObject([
    { postCount: 1, latest: [{}] },
    { postCount: 1, latest: [{}] },
  ])
})

test('publishes posts of each feed by the settings of that feed’s source', async () => {
  const picture = channels.photo('/1.jpg')
  putFeed([])
  channels.put('/other.xml', { body: rssOf([], 'Другой блог') })
  await connectFeed()
  await channels.connect(channels.at('/other.xml'))
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const other = sources.find(({ name }) => name === 'Другой блог')
  await desk.client.call(sourceEndpoints.saveSource, {
    params: { id: other!.id },
    body: { isAutoPublication: true, autoMarkupMode: 'off' },
  })
  await anAlbum(desk.world, desk.shop)
  await desk.world.db.updateTable('album').set({ is_default: 1 }).execute()
  putFeed([anItem(1, picture).replace('/posts/1', '/one')])
  channels.put('/other.xml', { body: rssOf([anItem(2, picture)], 'Другой блог') })
  await channels.readAgain()
  const published = (await channels.posts()).filter(({ vitrinaPost }) => vitrinaPost.isPublished)
  expect(published.map(({ vitrinaPost }) => vitrinaPost.text)).toEqual(['Запись 2\n\nПро глину'])
})

function letterIn1251(letter: string): number {
  const code = letter.charCodeAt(0)
  return code < 0x80 ? code : code - 0x350
}

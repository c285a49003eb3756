import * as v from 'valibot'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import { anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { feedDesk, LINK } from '../../../test/server/feeds/feedDesk'
import { openShop } from '../../../test/server/shopDesk'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { claimJob } from '../../queue/jobQueue'
import { readCatalogueFeed, READ_EVERY_MS } from './readCatalogueFeed'

const desk = openShop()
const feed = feedDesk(desk)

test('shows in a widget the prices of each applied batch, even of an interrupted run', async () => {
  const { site } = await feed.working('A0', 'A1', 'A2')
  const { id } = await desk.world.db
    .selectFrom('sku')
    .where('article', '=', 'A0')
    .select('id')
    .executeTakeFirstOrThrow()
  const album = await anAlbum(desk.world, desk.shop)
  await aPost(desk.world, desk.shop, { is_published: 1, albums: [album], products: [{ id }] })
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  const price = async () => {
    const response = await desk.world.app.request(`/widget/v1/${embed_id}`)
    const { posts } = v.parse(galleryPayloadSchema, await response.json())
    return posts[0]?.media[0]?.products[0]?.price
  }
  expect(await price()).not.toBe(50_000)

  site.files[LINK] = { content: ymlOf({ id: 'A0', price: 500 }, 'A1', 'A2'), etag: '"new"' }
  desk.world.clock.advance(READ_EVERY_MS)
  await desk.world.db.deleteFrom('job').where('kind', '=', 'product-pictures').execute()
  const job = await claimJob(desk.world.db, desk.world.clock.now(), 'runner')
  if (job?.kind !== 'feed') throw new Error('No feed is due')
  const dying = new AbortController()
  const progress = (_done: number, total: number | null) => {
    if (total !== null) dying.abort()
    return Promise.resolve()
  }
  const run = { job, signal: dying.signal, progress }
  await readCatalogueFeed(desk.world, run, { atOnce: 0, batch: 1 }).catch(() => undefined)
  expect(dying.signal.aborted).toBe(true)
  expect(await price()).toBe(50_000)
})

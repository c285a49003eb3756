import { feedEndpoints } from '@/contract/endpoints/feeds'
import { aFeed } from '../../../test/server/accountFactories'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { aPost, aProduct } from '../../../test/server/factories'
import { feedDesk, LINK, OTHER_LINK } from '../../../test/server/feedDesk'
import { withFeeds } from '../../../test/server/feedSite'
import { ymlOf } from '../../../test/server/ymlFeed'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const { submit, act, run, feeds, only, products, articles, product, rejected, working, readAgain } =
  feedDesk(desk)

describe('a feed that loses more than half of its offers', () => {
  test('is held back, and applied when a person says that it is right', async () => {
    const { id, site } = await working('A', 'B', 'C', 'D')
    site.files[LINK] = { content: ymlOf('A') }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'held', loss: { gone: 3, total: 4 } })
    expect(await articles()).toEqual(['A', 'B', 'C', 'D'])
    await act('acceptFeed', id)
    await run()
    expect(await only()).toMatchObject({
      status: 'working',
      loss: null,
      changes: { gone: 3, unchanged: 1 },
    })
    expect(await articles()).toEqual(['A'])
    // The word was for that loss only.
    site.files[LINK] = { content: ymlOf('Z') }
    await readAgain()
    expect((await only()).status).toBe('held')
  })

  test('is not held back at exactly half', async () => {
    const { site } = await working('A', 'B')
    site.files[LINK] = { content: ymlOf('A') }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'working', changes: { gone: 1 } })
  })

  test('comes back by itself when its offers do', async () => {
    const { site } = await working('A', 'B', 'C')
    const whole = { content: ymlOf('A', 'B', 'C'), etag: '"whole"' }
    site.files[LINK] = whole
    await readAgain()
    site.files[LINK] = { content: ymlOf('A'), etag: '"cut"' }
    await readAgain()
    expect((await only()).status).toBe('held')
    site.files[LINK] = whole
    await readAgain()
    expect(await only()).toMatchObject({ status: 'working', loss: null, productCount: 3 })
  })
})

describe('two feeds of an account', () => {
  test('share no product: who offered it first keeps it, until it is gone from there', async () => {
    const { id, site } = await working('A', 'B', 'C')
    site.files[OTHER_LINK] = { content: ymlOf('C', 'D') }
    const other = await submit(OTHER_LINK)
    await run()
    await act('acceptFeed', other.id)
    await run()
    expect(await feeds()).toMatchObject([
      { id, productCount: 3 },
      { id: other.id, productCount: 1, offerCount: 1, rejectedCount: 1 },
    ])
    expect(await rejected(other.id)).toEqual([{ line: 6, article: 'C', reason: 'other-feed' }])
    await aPost(desk.world, desk.shop, { products: [await product('C')] })
    site.files[LINK] = { content: ymlOf('A', 'B') }
    await readAgain()
    await act('readFeed', other.id)
    await run()
    expect(await product('C')).toMatchObject({ hasLeft: false, inStock: true })
    expect(await feeds()).toMatchObject([{ productCount: 2 }, { productCount: 2 }])
  })
})

describe('a disconnected feed', () => {
  test('takes the products with it that no post shows', async () => {
    const { id } = await working('A', 'B')
    await aProduct(desk.world, desk.shop, { article: 'own' })
    await aPost(desk.world, desk.shop, { products: [await product('A')] })
    await desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
    expect(await feeds()).toEqual([])
    expect(await articles()).toEqual(['A', 'own'])
    expect(await product('A')).toMatchObject({ hasLeft: true, inStock: false })
    expect(await desk.world.db.selectFrom('job').selectAll().execute()).toEqual([])
  })

  test('stops the reading under way, and goes with what that has come to', async () => {
    const { id, site } = await working('A')
    const many = Array.from({ length: 1500 }, (_, index) => `N${index}`)
    site.files[LINK] = {
      content: ymlOf('A', ...many),
      meanwhile: () => desk.client.call(feedEndpoints.deleteFeed, { params: { id } }),
    }
    await readAgain()
    expect(await products()).toEqual([])
    expect(desk.world.reported).toEqual([])
  })
})

test('a link that is replaced during its reading leaves nothing of the earlier one', async () => {
  const { id, site } = await working('A', 'B')
  site.files[OTHER_LINK] = { content: ymlOf('X', 'Y') }
  site.files[LINK] = { content: ymlOf('A', 'B', 'C'), meanwhile: () => submit(OTHER_LINK, id) }
  await readAgain()
  expect(await only()).toMatchObject({ link: OTHER_LINK, status: 'review', offerCount: 2 })
  expect(await articles()).toEqual(['A', 'B'])
  expect((await only()).sample.map(({ article }) => article)).toEqual(['X', 'Y'])
})

test('a feed that is being read says how far it has come', async () => {
  const { id } = await aFeed(desk.world, desk.shop)
  const seen: CatalogueFeed[] = []
  const many = Array.from({ length: 1500 }, (_, index) => `N${index}`)
  withFeeds(desk.world, {
    [LINK]: { content: ymlOf(...many), meanwhile: async () => seen.push(...(await feeds())) },
  })
  await submit(LINK, id)
  await run()
  expect(seen).toMatchObject([{ status: 'processing', nextReadAt: null }])
  expect(seen[0]?.progress).toBeGreaterThanOrEqual(500)
  expect((await only()).progress).toBeNull()
})

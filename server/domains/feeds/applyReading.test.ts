import { feedEndpoints } from '@/contract/endpoints/feeds'
import { aFeed } from '../../../test/server/accountFactories'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { aPost, aProduct } from '../../../test/server/factories'
import { feedDesk, LINK, OTHER_LINK } from '../../../test/server/feeds/feedDesk'
import { withFeeds } from '../../../test/server/feeds/feedSite'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const {
  submit,
  act,
  accept,
  run,
  feeds,
  only,
  products,
  articles,
  product,
  rejected,
  working,
  readAgain,
} = feedDesk(desk)

describe('a feed that loses more than half of its offers', () => {
  test('is held until it is approved', async () => {
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
    // The approval was for that loss only.
    site.files[LINK] = { content: ymlOf('Z') }
    await readAgain()
    expect((await only()).status).toBe('held')
  })

  const ids = (count: number) => Array.from({ length: count }, (_, index) => `A${index + 10}`)

  /** A feed of 40 products with 10 left, held for approval. */
  async function held() {
    const { id, site } = await working(...ids(40))
    site.files[LINK] = { content: ymlOf(...ids(10)) }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'held', loss: { gone: 30, total: 40 } })
    return { id, site }
  }

  test.each([
    [9, { status: 'working', productCount: 9, loss: null }],
    [8, { status: 'held', productCount: 40, loss: { gone: 32, total: 40 } }],
    [1, { status: 'held', productCount: 40, loss: { gone: 39, total: 40 } }],
  ])(
    'requires another approval when more than a tenth of the remaining products is lost (%i of 10 left)',
    async (left, outcome) => {
      const { id, site } = await held()
      site.files[LINK] = { content: ymlOf(...ids(left)) }
      await act('acceptFeed', id)
      await run()
      expect(await only()).toMatchObject(outcome)
    },
  )

  test('needs another approval when a later reading loses more than was shown', async () => {
    const { id, site } = await held()
    const { loss } = await only()
    site.files[LINK] = { content: ymlOf('A10') }
    await readAgain()
    await accept(id, { status: 'held', loss })
    await run()
    expect(await only()).toMatchObject({ status: 'held', loss: { gone: 39, total: 40 } })
    await act('acceptFeed', id)
    await run()
    expect(await only()).toMatchObject({ status: 'working', productCount: 1 })
  })

  test('cannot be approved by a request that has not seen this loss', async () => {
    const { id } = await held()
    await accept(id, { status: 'held', loss: null })
    await run()
    expect(await only()).toMatchObject({ status: 'held', productCount: 40 })
    // Another link, whose first offers wait, is not approved by a request that saw the loss of the previous one.
    await submit(LINK, id)
    await run()
    await accept(id, { status: 'held', loss: { gone: 30, total: 40 } })
    await run()
    expect(await only()).toMatchObject({ status: 'review', productCount: 40 })
  })

  test('keeps its approval over failed readings, until a complete reading has used the approval', async () => {
    const { id, site } = await held()
    await act('acceptFeed', id)
    site.files[LINK] = { status: 502 }
    await run()
    expect((await only()).status).toBe('failed')
    site.files[LINK] = { content: ymlOf('A10') }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'held', loss: { gone: 39, total: 40 } })
    // That reading used the approval.
    site.files[LINK] = { content: ymlOf(...ids(10)) }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'held', loss: { gone: 30, total: 40 } })
    await act('acceptFeed', id)
    site.files[LINK] = { status: 502 }
    await run()
    site.files[LINK] = { content: ymlOf(...ids(10)) }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'working', productCount: 10 })
  })

  test('is not held at exactly half', async () => {
    const { site } = await working('A', 'B')
    site.files[LINK] = { content: ymlOf('A') }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'working', changes: { gone: 1 } })
  })

  test('is applied after its review, without another approval, when its link was replaced', async () => {
    const { id, site } = await working('A', 'B', 'C')
    site.files[OTHER_LINK] = { content: ymlOf('A', 'D', 'E') }
    await submit(OTHER_LINK, id)
    await run()
    expect(await only()).toMatchObject({ status: 'review', loss: { gone: 2, total: 3 } })
    await act('acceptFeed', id)
    await run()
    expect(await only()).toMatchObject({ status: 'working', loss: null, changes: { gone: 2 } })
    expect(await articles()).toEqual(['A', 'D', 'E'])
    // A replacement that keeps half of the products requires no approval.
    site.files[LINK] = { content: ymlOf('A', 'D') }
    await submit(LINK, id)
    await run()
    expect(await only()).toMatchObject({ status: 'review', loss: null })
  })

  test('is released when its offers return', async () => {
    const { site } = await working('A', 'B', 'C')
    const whole = { content: ymlOf('A', 'B', 'C'), etag: '"whole"' }
    site.files[LINK] = whole
    await readAgain()
    site.files[LINK] = { content: ymlOf('A'), etag: '"cut"' }
    await readAgain()
    expect((await only()).status).toBe('held')
    site.files[LINK] = whole
    await readAgain()
    expect(await only()).toMatchObject({
      ...{ status: 'working', loss: null, productCount: 3, offerCount: 3 },
      changes: { created: 0, changed: 0, unchanged: 3, gone: 0 },
    })
  })
})

describe('two feeds of an account', () => {
  test('do not share a product: the first feed owns it until that feed stops offering it', async () => {
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
  test('removes its products that no post shows', async () => {
    const { id } = await working('A', 'B')
    await aProduct(desk.world, desk.shop, { article: 'own' })
    await aPost(desk.world, desk.shop, { products: [await product('A')] })
    await desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
    expect(await feeds()).toEqual([])
    for (const article of ['A', 'B']) {
      expect(await product(article)).toMatchObject({ hasLeft: true, inStock: false })
    }
    await run()
    expect(await articles()).toEqual(['A', 'own'])
    expect(await product('A')).toMatchObject({ hasLeft: true, inStock: false })
    expect(
      await desk.world.db.selectFrom('job').selectAll().where('kind', '=', 'feed').execute(),
    ).toEqual([])
  })

  test('stops the running reading and removes its staged rows', async () => {
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

test('discards the reading of the earlier link when the link is replaced meanwhile', async () => {
  const { id, site } = await working('A', 'B')
  site.files[OTHER_LINK] = { content: ymlOf('X', 'Y') }
  site.files[LINK] = { content: ymlOf('A', 'B', 'C'), meanwhile: () => submit(OTHER_LINK, id) }
  await readAgain()
  expect(await only()).toMatchObject({ link: OTHER_LINK, status: 'review', offerCount: 2 })
  expect(await articles()).toEqual(['A', 'B'])
  expect((await only()).sample.map(({ article }) => article)).toEqual(['X', 'Y'])
})

test('reports its progress while it is read', async () => {
  const { id } = await aFeed(desk.world, desk.shop)
  const seen: CatalogueFeed[] = []
  const many = Array.from({ length: 1500 }, (_, index) => `N${index}`)
  withFeeds(desk.world, {
    [LINK]: { content: ymlOf(...many), meanwhile: async () => seen.push(...(await feeds())) },
  })
  await submit(LINK, id)
  await run()
  expect(seen).toMatchObject([{ status: 'processing', nextReadAt: null }])
  expect(seen[0]?.progress?.done).toBeGreaterThanOrEqual(500)
  expect(seen[0]?.progress?.total).toBeNull()
  expect((await only()).progress).toBeNull()
})

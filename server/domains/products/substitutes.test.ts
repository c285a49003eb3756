import { productEndpoints } from '@/contract/endpoints/products'
import { LIMITS } from '@/contract/limits'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

let ids: number[]
let product: number

beforeEach(async () => {
  product = (await aProduct(desk.world, desk.shop, { article: 'P' })).id
  ids = []
  for (let count = 0; count < 4; count += 1) {
    ids.push((await aProduct(desk.world, desk.shop, { article: `S-${count}` })).id)
  }
})

const save = (skuIds: unknown[], previousSkuIds: unknown[] = [], by = desk.client) =>
  by.attempt(productEndpoints.saveProductSubstitutes, {
    params: { id: product },
    body: { skuIds: skuIds as number[], previousSkuIds: previousSkuIds as number[] },
  })
const stored = async () => {
  const { skuList } = await desk.client.call(productEndpoints.listProductSubstitutes, {
    params: { id: product },
  })
  return skuList.map(({ id }) => id)
}
const audits = () =>
  desk.world.db
    .selectFrom('audit')
    .select(['action', 'entity_id', 'detail'])
    .where('action', '=', 'sku.substitutes')
    .execute()

test('are set, ordered and removed, and each change is audited', async () => {
  const [a = 0, b = 0, c = 0] = ids
  expect(await save([a, b])).toMatchObject({ body: { skuList: [{ id: a }, { id: b }] } })
  expect(await save([c, b, a], [a, b])).toMatchObject({ status: 200, success: true })
  expect(await stored()).toEqual([c, b, a])
  await save([], [c, b, a])
  expect(await stored()).toEqual([])
  expect(await audits()).toHaveLength(3)
  expect((await audits())[0]).toMatchObject({ entity_id: String(product) })
})

test('are unchanged, without an audit row, when the same list is sent again', async () => {
  await save(ids)
  expect(await save(ids)).toMatchObject({ success: true })
  expect(await audits()).toHaveLength(1)
})

test('are not overwritten by a stale list: the response contains the current one', async () => {
  const [a = 0, b = 0, c = 0] = ids
  await save([a])
  const refused = await save([b], [])
  expect(refused).toMatchObject({
    status: 409,
    error: { code: 'substitutes-changed' },
    body: { skuList: [{ id: a }] },
  })
  expect(await stored()).toEqual([a])
  expect(await save([a, c], [a])).toMatchObject({ success: true })
})

test('are saved by one of two concurrent requests; the other gets a conflict', async () => {
  const [a = 0, b = 0] = ids
  const answers = await Promise.all([save([a]), save([b])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored()).toHaveLength(1)
})

test('can be saved concurrently for two products that replace each other', async () => {
  const [a = 0] = ids
  const back = desk.client.attempt(productEndpoints.saveProductSubstitutes, {
    params: { id: a },
    body: { skuIds: [product], previousSkuIds: [] },
  })
  const answers = await Promise.all([save([a]), back])
  expect(answers.map(({ success }) => success)).toEqual([true, true])
})

test('may be neither the product itself nor a product of another account', async () => {
  const foreign = await aProduct(desk.world, await anAccount(desk.world, 'other'))
  expect(await save([product])).toMatchObject({ error: { code: 'substitute-of-itself' } })
  expect(await save([foreign.id])).toMatchObject({ error: { code: 'sku-not-found' } })
  expect(await save([999_999])).toMatchObject({ error: { code: 'sku-not-found' } })
  expect(await stored()).toEqual([])
})

test.each([
  ['one twice', [1, 1]],
  ['too many', Array.from({ length: LIMITS.substituteProducts + 1 }, (_, index) => index + 1)],
  ['no id', ['x']],
  ['no whole number', [1.5]],
])('refuse %s', async (_, skuIds) => {
  expect(await save(skuIds)).toMatchObject({ status: 400 })
})

test('may be as many as the limit', async () => {
  for (let count = ids.length; count < LIMITS.substituteProducts; count += 1) {
    ids.push((await aProduct(desk.world, desk.shop, { article: `S-${count}` })).id)
  }
  expect(await save(ids)).toMatchObject({ success: true })
  expect(await stored()).toEqual(ids)
})

test('require the right to manage the catalogue', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  expect(await save(ids, [], marketer)).toMatchObject({ status: 403 })
})

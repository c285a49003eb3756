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

test('sets, reorders and removes substitutes, and audits each change', async () => {
  const [a = 0, b = 0, c = 0] = ids
  expect(await save([a, b])).toMatchObject({ body: { skuList: [{ id: a }, { id: b }] } })
  expect(await save([c, b, a], [a, b])).toMatchObject({ status: 200, success: true })
  expect(await stored()).toEqual([c, b, a])
  await save([], [c, b, a])
  expect(await stored()).toEqual([])
  expect(await audits()).toHaveLength(3)
  expect((await audits())[0]).toMatchObject({ entity_id: String(product) })
})

test('changes nothing and writes no audit row when the same substitutes are sent again', async () => {
  await save(ids)
  expect(await save(ids)).toMatchObject({ success: true })
  expect(await audits()).toHaveLength(1)
})

test('refuses a stale list of substitutes and returns the current one', async () => {
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

test('accepts one of two concurrent saves of substitutes and reports a conflict to the other', async () => {
  const [a = 0, b = 0] = ids
  const answers = await Promise.all([save([a]), save([b])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored()).toHaveLength(1)
})

test('saves concurrently two products that replace each other', async () => {
  const [a = 0] = ids
  const back = desk.client.attempt(productEndpoints.saveProductSubstitutes, {
    params: { id: a },
    body: { skuIds: [product], previousSkuIds: [] },
  })
  const answers = await Promise.all([save([a]), back])
  expect(answers.map(({ success }) => success)).toEqual([true, true])
})

test('refuses the product itself and a product of another account as substitutes', async () => {
  const foreign = await aProduct(desk.world, await anAccount(desk.world, 'other'))
  expect(await save([product])).toMatchObject({ error: { code: 'substitute-of-itself' } })
  expect(await save([foreign.id])).toMatchObject({ error: { code: 'sku-not-found' } })
  expect(await save([999_999])).toMatchObject({ error: { code: 'sku-not-found' } })
  expect(await stored()).toEqual([])
})

test.each([
  ['one product twice', [1, 1]],
  [
    'too many products',
    Array.from({ length: LIMITS.substituteProducts + 1 }, (_, index) => index + 1),
  ],
  ['a text for an id', ['x']],
  ['a fractional id', [1.5]],
])('refuses substitutes with %s', async (_, skuIds) => {
  expect(await save(skuIds)).toMatchObject({ status: 400 })
})

test('accepts as many substitutes as the limit', async () => {
  for (let count = ids.length; count < LIMITS.substituteProducts; count += 1) {
    ids.push((await aProduct(desk.world, desk.shop, { article: `S-${count}` })).id)
  }
  expect(await save(ids)).toMatchObject({ success: true })
  expect(await stored()).toEqual(ids)
})

test('requires the right to manage the catalogue to change substitutes', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  expect(await save(ids, [], marketer)).toMatchObject({ status: 403 })
})

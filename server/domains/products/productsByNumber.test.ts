import { anAccount, aNewProduct, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { productsByNumber, productIdsByNumber } from './productsByNumber'

const desk = openShop()

async function aCatalogue() {
  const { world, shop } = desk
  const add = (name: string, article: string, vendor_code = '') =>
    aProduct(world, shop, { name, article, vendor_code })
  await add('mug', 'A-1')
  await add('vase', '7', 'A-1')
  await add('red pan', '8', 'PAN')
  await add('blue pan', '9', 'PAN')
  await add('lamp', '10', 'L1, L2')
  await add('shade', '11', 'L2')
  await add('dotted', '12', 'B.2')
  await aNewProduct(world, shop, { name: 'new', article: '13', vendor_code: 'N1,N2' })
  await add('whole list', '14', 'W1,W2')
  await aProduct(world, await anAccount(world, 'other'), { article: 'X', vendor_code: 'Y' })
}

test.each([
  ['A-1', ['mug'], 'the id of an offer before a number of a vendor'],
  ['7', ['vase'], 'the id of an offer'],
  ['PAN', ['red pan', 'blue pan'], 'a number of several variants'],
  ['L1', ['lamp'], 'a number of a list'],
  ['L2', ['lamp', 'shade'], 'a number of a list and of another product'],
  ['W1,W2', ['whole list'], 'a list as it is written'],
  ['N2', ['new'], 'a number of a product that is not indexed yet'],
  ['B.2', ['dotted'], 'a number with its signs'],
  ['B2', [], 'a number without its signs'],
  ['pan', [], 'another case'],
  ['X', [], 'the id of an offer of another account'],
  ['Y', [], 'a number of a vendor of another account'],
  ['', [], 'no number'],
  ['.', [], 'a sign'],
])('finds products by %j: %j, %s', async (number, names) => {
  await aCatalogue()
  const found = await productsByNumber(desk.world.db, desk.shop.id, [number])
  expect((found.get(number) ?? []).map(({ name }) => name)).toEqual(names)
})

test('returns one entry for each number with products, and none for an unknown number', async () => {
  await aCatalogue()
  const found = await productsByNumber(desk.world.db, desk.shop.id, ['PAN', 'nothing', '7', '7'])
  expect([...found.keys()].sort()).toEqual(['7', 'PAN'])
})

test('returns no more than 200 variants of a number', async () => {
  for (let one = 0; one < 201; one += 1) {
    await aNewProduct(desk.world, desk.shop, { article: `V${one}`, vendor_code: 'MANY' })
  }
  expect(await productIdsByNumber(desk.world.db, desk.shop.id, ['MANY'])).toHaveLength(200)
})

test('distinguishes a page without a product from a page with an unknown product', async () => {
  expect(await productIdsByNumber(desk.world.db, desk.shop.id, null)).toBeNull()
  expect(await productIdsByNumber(desk.world.db, desk.shop.id, ['unknown'])).toEqual([])
})

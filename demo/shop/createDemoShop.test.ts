import { aPost, aProduct, anAccount } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { createDemoShop } from './createDemoShop'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await createDemoShop(world).request(path, { headers })
  return { status: response.status, page: await response.text(), headers: response.headers }
}

test('includes the installation code, the newest picture and every product on the home page', async () => {
  const account = await anAccount(world, 'demo')
  await aProduct(world, account, { article: 'A-1', name: 'Кружка' })
  await aProduct(world, account, { article: 'B 2', name: 'Ваза' })
  const { status, page } = await open('/')
  expect(status).toBe(200)
  expect(page).toContain('<html lang="ru">')
  expect(page).toContain('<script async src="http://widgets.test/embed.js"></script>')
  expect(page).toContain('<div data-vitrina="demo-home"></div>')
  expect(page).toContain('href="/products/A-1"')
  expect(page).toContain('href="/products/B%202"')
})

test('uses a picture of the shop as the main picture once the shop has one', async () => {
  const account = await anAccount(world, 'demo')
  expect((await open('/')).page).not.toContain('/media/')
  const { id } = await aPost(world, account, { is_published: 1 })
  await world.db
    .updateTable('post')
    .set({ author_username: 'len_i_glina' })
    .where('id', '=', id)
    .execute()
  expect((await open('/')).page).toMatch(/src="http:\/\/widgets\.test\/media\/[0-9a-f]{64}\.webp"/)
})

test('shows a product on its page with escaped texts', async () => {
  const account = await anAccount(world, 'demo')
  await aProduct(world, account, { article: 'X-1', name: '<b>Кружка</b> "&"', price: 149_000 })
  const { status, page } = await open('/products/X-1')
  expect(status).toBe(200)
  expect(page).toContain('&lt;b&gt;Кружка&lt;/b&gt; &quot;&amp;&quot;')
  expect(page).not.toContain('<b>Кружка')
  expect(page).toMatch(/1\s490\s₽/)
})

test('includes the product gallery on a product page', async () => {
  const account = await anAccount(world, 'demo')
  const article = 'Л "1" & 2'
  await aProduct(world, account, { article })
  const { page } = await open(`/products/${encodeURIComponent(article)}`)
  expect(page).toContain(
    '<div data-vitrina="demo-home" data-vitrina-article="Л &quot;1&quot; &amp; 2"></div>',
  )
})

test('includes the 3D model of a product by the installation code', async () => {
  const account = await anAccount(world, 'demo')
  await aProduct(world, account, { article: 'VZ-201' })
  await aProduct(world, account, { article: 'VZ-202' })
  const code = '<div data-vitrina="demo-vase"></div>'
  expect((await open('/products/VZ-201')).page).toContain(code)
  expect((await open('/products/VZ-202')).page).not.toContain('demo-vase')
})

test('reports a purchase by the installation code, with the number of its order', async () => {
  const account = await anAccount(world, 'demo')
  const article = '</script>"'
  await aProduct(world, account, { article, price: 149_050 })
  const { page } = await open(`/products/${encodeURIComponent(article)}`)
  const [, order = ''] = /name="order" value="(\d+)"/.exec(page) ?? []
  const address = new URLSearchParams({ article, order }).toString()
  const thanks = (await open(`/thanks?${address}`)).page
  expect(thanks).toContain('<script async src="http://widgets.test/embed.js"></script>')
  const [, facts = ''] = /vitrina\('purchase', ([^]*?)\)\s*<\/script>/.exec(thanks) ?? []
  expect(JSON.parse(facts)).toEqual({
    transaction_id: order,
    currency: 'RUB',
    items: [{ item_id: article, price: 1490.5, quantity: 1 }],
  })
  expect((await open('/thanks?article=none&order=1')).status).toBe(404)
})

test('does not sell products of another account', async () => {
  await anAccount(world, 'demo')
  const other = await anAccount(world, 'other')
  await aProduct(world, other, { article: 'X-1' })
  expect((await open('/products/X-1')).status).toBe(404)
})

test('shows any widget on the lookbook page by its id, and ignores an invalid id', async () => {
  expect((await open('/lookbook/abc123')).page).toContain('<div data-vitrina="abc123"></div>')
  const { page } = await open('/lookbook/%22%3E%3Cscript%3E')
  expect(page).not.toContain('"><script>')
})

test.each([
  ['by the address', '/?lang=en', {}, 'en'],
  ['by the browser', '/', { 'Accept-Language': 'de-DE,en;q=0.8' }, 'en'],
  ['by the address rather than the browser', '/?lang=ru', { 'Accept-Language': 'en' }, 'ru'],
  ['Russian by default', '/?lang=xx', { 'Accept-Language': 'de' }, 'ru'],
])('chooses the language: %s', async (_, path, headers, locale) => {
  const { page } = await open(path, headers)
  expect(page).toContain(`<html lang="${locale}">`)
})

test('keeps the requested language in links', async () => {
  const account = await anAccount(world, 'demo')
  await aProduct(world, account, { article: 'A-1' })
  const { page } = await open('/?lang=en')
  expect(page).toContain('href="/products/A-1?lang=en"')
  expect(page).toContain('href="/?lang=en#catalogue"')
})

test('responds with 404 and a link back to an unknown page', async () => {
  const { status, page } = await open('/nothing-here')
  expect(status).toBe(404)
  expect(page).toContain('Такой страницы нет')
})

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/shop.css', 'text/css'],
])('serves the file %s', async (path, type) => {
  const { status, headers } = await open(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
})

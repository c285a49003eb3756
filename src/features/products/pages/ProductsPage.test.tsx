import { screen, waitFor, within } from '@testing-library/react'
import { productEndpoints } from '@/contract/endpoints/products'
import { aPost, aProduct } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

const rows = () =>
  within(screen.getByRole('table', { name: 'Список товаров' }))
    .getAllByRole('row')
    .slice(1)
const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)

test('shows the catalogue by name with what a team needs of it', async () => {
  const w = await world()
  const mug = await aProduct(w.server, w.account, { article: 'B', name: 'Кружка' })
  await aProduct(w.server, w.account, { article: 'A', name: 'Ваза', link: 'javascript:alert(1)' })
  await aPost(w.server, w.account, { products: [mug] })
  await w.server.db
    .updateTable('sku')
    .set({ in_stock: 0, old_price: 199_000 })
    .where('id', '=', mug.id)
    .execute()
  await w.show('/products')
  await screen.findByText('2 товара')
  expect(names()).toEqual(['Ваза', 'Кружка'])
  const [vase, cup] = rows()
  expect(cup).toHaveTextContent('B · Лён и глина')
  expect(cup).toHaveTextContent('Нет в наличии')
  expect(cup).toHaveTextContent(/1\s490\s₽/)
  expect(within(cup!).getByLabelText(/^Старая цена: 1\s990/)).toBeInTheDocument()
  expect(cup).toHaveTextContent('1 отметка')
  expect(within(cup!).getByRole('link', { name: 'Открыть в магазине: Кружка' })).toHaveAttribute(
    'href',
    'https://shop.test/products/B',
  )
  expect(vase).toHaveTextContent('Не отмечен')
  expect(within(vase!).queryByRole('link', { name: /^Открыть в магазине/ })).toBeNull()
})

test('finds by words, stock and marks, and keeps the filter in the address', async () => {
  const w = await world()
  const vase = await aProduct(w.server, w.account, { article: 'A', name: 'Ваза' })
  const mug = await aProduct(w.server, w.account, { article: 'B', name: 'Кружка' })
  await aPost(w.server, w.account, { products: [mug] })
  await w.server.db.updateTable('sku').set({ in_stock: 0 }).where('id', '=', vase.id).execute()
  const { router } = await w.show('/products')
  await screen.findByText('2 товара')

  await w.user.type(screen.getByRole('searchbox'), 'круж')
  await waitFor(() => {
    expect(names()).toEqual(['Кружка'])
  })
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('круж')
  await w.user.click(screen.getByRole('button', { name: 'Очистить поиск' }))
  await screen.findByText('2 товара')

  await w.user.click(
    within(screen.getByRole('radiogroup', { name: 'Наличие' })).getByText('Нет в наличии'),
  )
  await waitFor(() => {
    expect(names()).toEqual(['Ваза'])
  })
  expect(router.state.location.search).toBe('?stock=out')

  await w.user.click(
    within(screen.getByRole('radiogroup', { name: 'Отметки в постах' })).getByText('С отметками'),
  )
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByText('2 товара')
  expect(router.state.location.search).toBe('')
})

test('a long catalogue is shown page by page; a page that fails is asked for again', async () => {
  const w = await world()
  for (let count = 100; count < 131; count += 1) {
    await aProduct(w.server, w.account, { article: `A-${count}`, name: `Чашка ${count}` })
  }
  await w.show('/products')
  await screen.findByText('Показано 30 из 31')
  const mend = w.answer(productEndpoints.listProducts, {}, brokenServer)
  await w.user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить')
  expect(rows()).toHaveLength(30)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Чашка 130')
  expect(rows()).toHaveLength(31)
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
})

test('an empty catalogue leads to its connection', async () => {
  const w = await world()
  await w.show('/products')
  await screen.findByText('Каталог пока пуст')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Подключить каталог' })).toHaveAttribute(
    'href',
    '/integrations',
  )
})

test('who may not connect a catalogue is told whom it depends on', async () => {
  const w = await world()
  await w.show('/products', { as: 'observer' })
  await screen.findByText(/^Когда администратор подключит каталог/)
  expect(screen.queryByRole('link', { name: 'Подключить каталог' })).not.toBeInTheDocument()
})

test('a catalogue that does not load is asked for again', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { name: 'Ваза' })
  const mend = w.answer(productEndpoints.listProducts, {}, brokenServer)
  await w.show('/products')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Ваза')
})

test('speaks English', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { name: 'Vase' })
  await w.show('/products', { locale: 'en' })
  await screen.findByRole('heading', { name: 'Products' })
  await screen.findByText('1 product')
  await screen.findByRole('cell', { name: 'Not tagged' })
})

test('a product opens, and the way back keeps the filter', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { name: 'Ваза' })
  const { router } = await w.show('/products?stock=in')
  await w.user.click(await screen.findByRole('link', { name: 'Ваза' }))
  await screen.findByRole('heading', { name: 'Ваза' })
  await w.user.click(screen.getByRole('link', { name: 'К товарам' }))
  await screen.findByText('1 товар')
  expect(router.state.location.search).toBe('?stock=in')
})

test('a product that left the catalogue says so, and without a price none is shown', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { name: 'Ваза' })
  await w.server.db
    .updateTable('sku')
    .set({ price: 0, old_price: 199_000, in_stock: 0, left_at: 1 })
    .execute()
  await w.show('/products')
  const link = await screen.findByRole('link', { name: 'Ваза' })
  const [row] = rows()
  expect(row).toHaveTextContent('Нет в каталоге')
  expect(row).not.toHaveTextContent(/в наличии|₽/i)
  await w.user.click(link)
  await screen.findByRole('heading', { name: 'Ваза' })
  expect(screen.getByText('Нет в каталоге')).toBeInTheDocument()
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument()
})

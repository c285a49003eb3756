import { screen, waitFor, within } from '@testing-library/react'
import { productEndpoints } from '@/contract/endpoints/products'
import { aNewProduct, aPost, aProduct } from '../../../../test/server/factories'
import { runDueJobs, withFeeds } from '../../../../test/server/feeds/feedSite'
import { ymlOf } from '../../../../test/server/feeds/ymlFeed'
import { indexWaiting } from '../../../../server/domains/products/search/indexProducts'
import { comeBack } from '../../../../test/comeBack'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

const rows = () =>
  within(screen.getByRole('table', { name: 'Список товаров' }))
    .getAllByRole('row')
    .slice(1)
const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)

test('shows the catalogue by name with its main figures, and marks a product that has left it, whose price is missing', async () => {
  const w = await world()
  const mug = await aProduct(w.server, w.account, { article: 'B', name: 'Кружка' })
  await aProduct(w.server, w.account, { article: 'A', name: 'Ваза', link: 'javascript:alert(1)' })
  await aPost(w.server, w.account, { products: [mug] })
  await w.server.db
    .updateTable('sku')
    .set({ in_stock: 0, old_price: 199_000 })
    .where('id', '=', mug.id)
    .execute()
  const left = await aProduct(w.server, w.account, { article: 'C', name: 'Миска' })
  await w.server.db
    .updateTable('sku')
    .set({ price: 0, old_price: 199_000, in_stock: 0, left_at: 1 })
    .where('id', '=', left.id)
    .execute()
  await w.show('/products')
  await screen.findByText('3 товара')
  expect(names()).toEqual(['Ваза', 'Кружка', 'Миска'])
  const [vase, cup, bowl] = rows()
  expect(cup).toHaveTextContent('B · Лён и глина')
  expect(cup).toHaveTextContent('Нет в наличии')
  expect(cup).toHaveTextContent(/1\s490\s₽/)
  expect(within(cup!).getByLabelText(/^Старая цена: 1\s990/)).toBeInTheDocument()
  expect(within(cup!).getByRole('link', { name: /^1 отметка: .*«Кружка»$/ })).toHaveAttribute(
    'href',
    `/?product=${String(mug.id)}`,
  )
  expect(within(vase!).queryByRole('link', { name: /отмет/ })).toBeNull()
  expect(within(cup!).getByRole('link', { name: 'Открыть в магазине: Кружка' })).toHaveAttribute(
    'href',
    'https://shop.test/products/B',
  )
  expect(vase).toHaveTextContent('Не отмечен')
  expect(within(vase!).queryByRole('link', { name: /^Открыть в магазине/ })).toBeNull()
  expect(bowl).toHaveTextContent('Нет в каталоге')
  expect(bowl).not.toHaveTextContent(/в наличии|₽/i)
  await w.user.click(within(bowl!).getByRole('link', { name: 'Миска' }))
  await screen.findByRole('heading', { name: 'Миска' })
  expect(screen.getByText('Нет в каталоге')).toBeInTheDocument()
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument()
})

test('filters by text, stock and marks, and keeps the filter in the address and on return from a product', async () => {
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
  await w.user.click(screen.getByRole('link', { name: 'Ваза' }))
  await screen.findByRole('heading', { name: 'Ваза' })
  await w.user.click(screen.getByRole('link', { name: 'К товарам' }))
  await screen.findByText('1 товар')
  expect(router.state.location.search).toBe('?stock=out')

  await w.user.click(
    within(screen.getByRole('radiogroup', { name: 'Отметки в постах' })).getByText('С отметками'),
  )
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByText('2 товара')
  expect(router.state.location.search).toBe('')
})

test('loads a long catalogue page by page, and retries a failed page', async () => {
  const w = await world()
  for (let count = 100; count < 131; count += 1) {
    await aProduct(w.server, w.account, { article: `A-${count}`, name: `Чашка ${count}` })
  }
  const mendFirst = w.answer(productEndpoints.listProducts, {}, brokenServer)
  await w.show('/products')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить')
  mendFirst()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
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

test('explains an empty catalogue to a user without the right to connect a feed', async () => {
  const w = await world()
  await w.show('/products', { as: 'observer' })
  await screen.findByText(/^Товары, которые можно отмечать в постах, появятся здесь/)
  expect(screen.queryByRole('link', { name: 'Подключить каталог' })).not.toBeInTheDocument()
})

test('is translated to English', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { name: 'Vase' })
  await w.show('/products', { locale: 'en' })
  await screen.findByRole('heading', { name: 'Products' })
  await screen.findByText('1 product')
  await screen.findByRole('cell', { name: 'Not tagged' })
})

test('filters by category and price, sorts, and keeps both in the address', async () => {
  const w = await world()
  const make = (article: string, name: string, price: number, category: string[]) =>
    aProduct(w.server, w.account, { article, name, price, category: JSON.stringify(category) })
  await make('A', 'Ваза', 50_000, ['Декор'])
  await make('B', 'Кружка', 149_000, ['Посуда', 'Кружки'])
  await make('C', 'Миска', 99_000, ['Посуда'])
  const { router } = await w.show('/products')
  await screen.findByText('3 товара')
  await w.user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дороже')
  await waitFor(() => {
    expect(names()).toEqual(['Кружка', 'Миска', 'Ваза'])
  })
  await w.user.click(screen.getByRole('button', { name: 'Фильтры' }))
  const panel = await screen.findByRole('dialog', { name: 'Фильтры' })
  await w.user.type(within(panel).getByRole('combobox', { name: 'Категория' }), 'посуда')
  await w.user.click(await screen.findByRole('option', { name: 'Посуда · 2' }))
  await within(panel).findByRole('button', { name: 'Показать 2 товара' })
  await w.user.type(within(panel).getByRole('textbox', { name: 'Цена до' }), '1000')
  await w.user.click(await within(panel).findByRole('button', { name: 'Показать 1 товар' }))
  await waitFor(() => {
    expect(names()).toEqual(['Миска'])
  })
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    category: 'Посуда',
    to: '1000',
    sort: 'price-desc',
  })
  await w.user.click(screen.getByRole('button', { name: 'Фильтры: выбрано 2' }))
  await w.user.click(await screen.findByRole('button', { name: 'Сбросить' }))
  await screen.findByRole('button', { name: 'Показать 3 товара' })
  expect(router.state.location.search).toBe('?sort=price-desc')
})

test('marks a product that is not indexed yet, filters by that state, and finds the product once it is indexed', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { article: 'A', name: 'Ваза' })
  await aNewProduct(w.server, w.account, { article: 'B', name: 'Кружка' })
  const { router } = await w.show('/products?index=waiting')
  await screen.findByText('1 товар')
  expect(names()).toEqual(['Кружка'])
  expect(rows()[0]).toHaveTextContent('ещё не в поиске')
  await router.navigate('/products')
  await screen.findByText('2 товара')
  expect(screen.getByText(/ещё не в поиске/)).toBeInTheDocument()
  await indexWaiting(w.server, w.account.id)
  await waitFor(() => {
    expect(screen.queryByText(/ещё не в поиске/)).not.toBeInTheDocument()
  })
  expect(names()).toEqual(['Ваза', 'Кружка'])
})

test('links an empty catalogue to the connection of a feed, shows the feed’s state, and shows its products without a reload', async () => {
  const w = await world()
  const link = 'https://shop.test/feed.xml'
  withFeeds(w.server, { [link]: { content: ymlOf({ id: 'VZ-1', name: 'Ваза' }) } })
  const { router } = await w.show('/products')
  await screen.findByText('Каталог пока пуст')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  const connect = screen.getByRole('link', { name: 'Подключить каталог' })
  expect(connect).toHaveAttribute('href', '/integrations')
  await w.user.click(connect)
  await w.user.click(await screen.findByLabelText('Ссылка на фид'))
  await w.user.paste(link)
  await w.user.keyboard('{Enter}')
  await screen.findByText('Читается')

  await router.navigate('/products')
  await screen.findByText('Каталог читается')
  expect(screen.queryByText(/^Подключите каталог/)).not.toBeInTheDocument()
  await runDueJobs(w.server)
  comeBack()
  await screen.findByText('Каталог ждёт проверки')
  await w.user.click(screen.getByRole('link', { name: 'Проверить каталог' }))
  await w.user.click(await screen.findByRole('button', { name: 'Принять' }))
  await screen.findByText('Читается')

  await router.navigate('/products')
  await screen.findByText('Каталог читается')
  await runDueJobs(w.server)
  await screen.findByRole('link', { name: 'Ваза' })
})

test('marks a product whose picture fails to load, in the list and on its page', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { article: 'A', name: 'Ваза' })
  const mug = await aProduct(w.server, w.account, { article: 'B', name: 'Кружка' })
  await w.server.db
    .updateTable('sku')
    .set((sku) => ({
      picture_url: sku.ref('image_url'),
      picture_checked_at: w.server.clock.now(),
      picture_failed: 1,
    }))
    .where('id', '=', mug.id)
    .execute()
  await w.show('/products')
  await screen.findByText('2 товара')
  await w.user.click(screen.getByRole('button', { name: 'Фильтры' }))
  const panel = await screen.findByRole('dialog', { name: 'Фильтры' })
  const pictures = within(panel).getByRole('radiogroup', { name: 'Фото из каталога' })
  await w.user.click(within(pictures).getByText('Не открывается'))
  await w.user.click(await within(panel).findByRole('button', { name: 'Показать 1 товар' }))
  expect(rows()[0]).toHaveTextContent('фото не открывается')
  await w.user.click(screen.getByRole('link', { name: 'Кружка' }))
  await screen.findByText(/^Фото не открывается, проверено 18 марта 2026/)
})

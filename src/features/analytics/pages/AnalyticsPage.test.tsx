import { screen, within } from '@testing-library/react'
import { anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { shopperEvents, shopperOrder } from '../testing/shopperEvents'

test("shows the counts of a widget's events", async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const sku = await aProduct(w.server, w.account, { name: 'Кружка', article: 'M-1' })
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    is_published: 1,
    albums: [album],
    products: [sku],
  })
  const widget = await aWidget(w.server, w.account, { role: 'На главной' })
  await shopperEvents(w, widget, [
    { type: 'load' },
    { type: 'load' },
    { type: 'view' },
    { type: 'open', postId: post.id },
    { type: 'productClick', postId: post.id, skuId: sku.id },
  ])
  await shopperOrder(w, widget, { postId: post.id, skuId: sku.id, article: 'M-1' })

  await w.show('/analytic')
  const row = await screen.findByRole('row', { name: /На главной/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replace(/\s/g, ' ')),
  ).toEqual(['2', '1', '1', '1', '0', '1', '1 490 ₽'])
  expect(screen.getByRole('button', { name: /^Покупки 1.*на 1\s490\s₽$/ })).toBeInTheDocument()
  expect(screen.getByTestId('total-loads')).toHaveTextContent('2')
  expect(screen.getByText('Кружка')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Утро' })).toHaveAttribute('href', `/${post.id}`)

  for (const [table, name, content] of [
    ['Виджеты', /^widgets_/, 'На главной;2;1;1;1;0;1;1490'],
    ['Товары', /^products_/, 'M-1;Кружка;1'],
    ['Посты', /^posts_/, `${post.id};Утро;1;1;100`],
    ['По дням', /^days_\d{4}-\d\d-\d\d_/, 'Открытия;Клики по товарам;В корзину;Покупки'],
  ] as const) {
    await w.user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
    await w.user.click(await screen.findByRole('menuitem', { name: table }))
    expect(w.saved.at(-1)?.name).toMatch(name)
    expect(w.saved.at(-1)?.content).toContain(content)
  }

  const chart = screen.getByRole('region', { name: 'Показы' })
  expect(within(chart).getAllByRole('listitem')).toHaveLength(30)
  await w.user.click(screen.getByRole('button', { name: /Загрузки.*\d/ }))
  expect(screen.getByRole('region', { name: 'Загрузки' })).toBeInTheDocument()
  await w.user.click(screen.getByRole('radio', { name: '7 дней' }))
  const week = await screen.findByRole('region', { name: 'Загрузки' })
  expect(within(week).getAllByRole('listitem')).toHaveLength(7)
})

test('shows the next step when events are missing', async () => {
  const w = await world()
  await w.show('/analytic')
  await screen.findByText('Пока нечего показать')
  expect(screen.getByRole('link', { name: 'К виджетам' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Скачать CSV' })).toBeDisabled()
})

test('denies access to an editor', async () => {
  const w = await world()
  await w.show('/analytic', { as: 'editor' })
  await screen.findByText(
    'У вас недостаточно прав для просмотра этого раздела. Обратитесь к администратору',
  )
})

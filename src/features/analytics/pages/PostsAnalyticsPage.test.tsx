import { screen, waitFor, within } from '@testing-library/react'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { PAGE_SIZE } from '@/contract/constants'
import { aMedia, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { shopperEvents, shopperOrder } from '../testing/shopperEvents'

async function shop() {
  const w = await world()
  const [home, sale] = [
    await aWidget(w.server, w.account, { role: 'На главной' }),
    await aWidget(w.server, w.account, { role: 'Распродажа' }),
  ]
  const sku = await aProduct(w.server, w.account)
  const [morning, evening] = [
    await aPost(w.server, w.account, { text: 'Утро', is_published: 1 }),
    await aPost(w.server, w.account, { text: 'Вечер', is_published: 1 }),
  ]
  const open = (post: { id: number }) => ({ type: 'open', postId: post.id }) as const
  await shopperEvents(w, home, [
    open(morning),
    open(morning),
    open(morning),
    { type: 'productClick', postId: morning.id, skuId: sku.id },
    open(evening),
  ])
  await shopperOrder(w, home, { postId: morning.id, skuId: sku.id, article: 'LG-100' })
  await shopperEvents(w, sale, [open(evening)])
  return { ...w, home, sale, morning, evening }
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replace(/\s/g, ' ')),
    ])

test('lists posts that were opened, and filters them by a widget in the address', async () => {
  const w = await shop()
  const { router } = await w.show('/analytic')
  await w.user.click(await screen.findByRole('link', { name: 'Посты' }))
  await waitFor(() => {
    expect(rows()).toEqual([
      ['Утро', '3было 0', '1было 0', '33,3 %', '1было 0', '1 490 ₽было 0'],
      ['Вечер', '2было 0', '0', '0 %', '0', '0'],
    ])
  })

  await w.user.click(screen.getByRole('combobox', { name: 'Виджеты' }))
  await w.user.click(await screen.findByRole('option', { name: 'Распродажа' }))
  await waitFor(() => {
    expect(rows()).toEqual([['Вечер', '1было 0', '0', '0 %', '0', '0']])
  })
  await w.user.click(screen.getByRole('button', { name: /^Период: 30 дней/ }))
  await w.user.click(await screen.findByRole('button', { name: /^7 дней/ }))
  expect(router.state.location.search).toBe(`?days=7&widget=${w.sale.embed_id}`)

  await w.user.click(await screen.findByRole('link', { name: 'Вечер' }))
  await screen.findByRole('heading', { level: 1, name: `Пост № ${w.evening.id} · Вечер` })
  expect(document.title).toMatch(`Пост № ${w.evening.id} · Вечер · `)
  expect(router.state.location).toMatchObject({
    pathname: `/posts-analytic/${w.evening.id}`,
    search: `?days=7&widget=${w.sale.embed_id}`,
  })
})

test('saves the table of posts as a file', async () => {
  const w = await shop()
  await w.show('/analytic/posts-analytic')
  await screen.findByRole('link', { name: 'Утро' })
  await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  expect(w.saved[0]?.name).toMatch(/^posts_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/)
  expect(w.saved[0]?.content).toContain(`${w.morning.id};Утро;Опубликован;3;1;33,3;1;1490;0;0;;0;0`)
})

test('sorts by a column from the keyboard, in the file too, and compares with other days', async () => {
  const w = await shop()
  const { router } = await w.show('/analytic/posts-analytic?compare=none')
  await screen.findByRole('link', { name: 'Утро' })
  screen.getByRole('button', { name: 'Клики по товарам' }).focus()
  await w.user.keyboard('{Enter}{Enter}')
  await waitFor(() => {
    expect(rows()).toEqual([
      ['Вечер', '2', '0', '0 %', '0', '0'],
      ['Утро', '3', '1', '33,3 %', '1', '1 490 ₽'],
    ])
  })
  expect(router.state.location.search).toBe('?compare=none&sort=productClicks')
  expect(screen.getByRole('columnheader', { name: 'Клики по товарам' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  const [, first = ''] = (w.saved[0]?.content ?? '').split('\r\n')
  expect(first).toBe(`${w.evening.id};Вечер;Опубликован;2;0;0;0;0`)

  await w.user.click(screen.getByRole('button', { name: /^Сравнение/ }))
  await w.user.click(await screen.findByRole('button', { name: /^Столько же дней до этого/ }))
  await waitFor(() => {
    expect(rows()[0]).toEqual(['Вечер', '2было 0', '0', '0 %', '0', '0'])
  })
})

test('shows that the export of the table failed', async () => {
  const w = await shop()
  w.answer(analyticsEndpoints.exportPostAnalytics, {}, brokenServer)
  await w.show('/analytic/posts-analytic')
  await screen.findByRole('link', { name: 'Утро' })
  await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await screen.findByText(/сервер недоступен/)
  expect(w.saved).toEqual([])
})

test('pages through many posts, and redirects a page beyond the end to the last page', async () => {
  const w = await world()
  const widget = await aWidget(w.server, w.account)
  const media = [await aMedia(w.server, w.account)]
  for (let index = 0; index <= PAGE_SIZE; index += 1) {
    const post = await aPost(w.server, w.account, { text: `Пост ${index}`, media })
    await shopperEvents(w, widget, [{ type: 'open', postId: post.id }])
  }
  const { router } = await w.show('/analytic/posts-analytic?page=9')
  await screen.findByRole('link', { name: 'Пост 0' })
  expect(router.state.location.search).toBe('?page=2')
  expect(rows()).toHaveLength(1)
  await w.user.click(screen.getByRole('button', { name: 'Предыдущая страница' }))
  await waitFor(() => {
    expect(rows()).toHaveLength(PAGE_SIZE)
  })
  expect(screen.getByRole('button', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page')
})

test('shows a message when no post was opened', async () => {
  const w = await world()
  await w.show('/analytic/posts-analytic')
  await screen.findByText('За этот период посты не открывали')
  expect(screen.getByRole('button', { name: 'Скачать' })).toBeDisabled()
})

test('shows a failed list in place and retries', async () => {
  const w = await shop()
  const mend = w.answer(analyticsEndpoints.listPostAnalytics, {}, brokenServer)
  await w.show('/analytic/posts-analytic')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'Утро' })
})

test('denies access to an editor', async () => {
  const w = await world()
  await w.show('/analytic/posts-analytic', { as: 'editor' })
  await screen.findByText(/У вас недостаточно прав/)
})

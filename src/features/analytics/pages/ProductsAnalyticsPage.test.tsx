import { screen, waitFor, within } from '@testing-library/react'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { shopperEvents, shopperOrder } from '../testing/shopperEvents'

/** A shop that sells a mug without a post and a vase with one; a dish has a draft, a lamp has nothing. */
async function shop() {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const widget = await aWidget(w.server, w.account, {
    settings: { albums: [album.id], min_posts: 1 },
  })
  const product = (name: string, article: string) =>
    aProduct(w.server, w.account, { name, article })
  const [mug, vase, dish, lamp] = [
    await product('Кружка', 'M-1'),
    await product('Ваза', 'V-1'),
    await product('Блюдо', 'D-1'),
    await product('Лампа', 'L-1'),
  ]
  const post = await aPost(w.server, w.account, {
    is_published: 1,
    albums: [album],
    products: [vase],
  })
  await aPost(w.server, w.account, { products: [dish] })
  await shopperEvents(w, widget, [{ type: 'productClick', postId: post.id, skuId: vase.id }])
  for (const [{ id }, article] of [
    [mug, 'M-1'],
    [mug, 'M-1'],
    [vase, 'V-1'],
  ] as const) {
    await shopperOrder(w, widget, { postId: post.id, skuId: id, article })
  }
  return { ...w, mug, vase, dish, lamp }
}

const names = () => screen.getAllByRole('rowheader').map((row) => row.textContent)
const stepOf = (name: RegExp) =>
  within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1)?.textContent

test('shows which best sellers have no post, the next step for each, and the same in a file', async () => {
  const w = await shop()
  const { router } = await w.show('/analytic')
  const tabs = within(await screen.findByRole('navigation', { name: 'Разделы аналитики' }))
  await w.user.click(tabs.getByRole('link', { name: 'Товары' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/analytic/products-analytic')
  })
  await screen.findByText('из 2, которые покупают чаще всего, не видно на сайте ни в одном посте')
  expect(screen.getByText('1 из 4 видно в постах на сайте')).toBeInTheDocument()
  expect(names()).toEqual(['КружкаM-1', 'ВазаV-1', 'БлюдоD-1', 'ЛампаL-1'])
  expect([/Кружка/, /Ваза/, /Блюдо/].map(stepOf)).toEqual([
    'Создать пост',
    'Уже на сайте',
    'Показать 1 пост',
  ])
  expect(screen.getByRole('link', { name: 'Показать 1 пост: Блюдо' })).toHaveAttribute(
    'href',
    `/?product=${w.dish.id}`,
  )

  screen.getByRole('radio', { name: 'Все' }).focus()
  await w.user.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => {
    expect(names()).toEqual(['КружкаM-1', 'БлюдоD-1', 'ЛампаL-1'])
  })
  await w.user.click(screen.getByRole('button', { name: 'Товар' }))
  await waitFor(() => {
    expect(names()).toEqual(['БлюдоD-1', 'КружкаM-1', 'ЛампаL-1'])
  })
  await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  const lines = (w.saved[0]?.content ?? '').trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['D-1', 'M-1', 'L-1'])

  await w.user.type(screen.getByRole('searchbox', { name: 'Название или артикул' }), 'ваза')
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByRole('row', { name: /Ваза/ })

  await w.user.click(screen.getByRole('link', { name: 'Создать пост: Лампа' }))
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Товар в посте' })).toHaveValue('Лампа')
  })
  await screen.findByRole('radio', { name: 'Фон 1' })
  await w.user.click(screen.getByRole('button', { name: 'Создать пост' }))
  await screen.findByText('Пост добавлен в медиатеку')
  const marks = await w.server.db
    .selectFrom('media_link')
    .where('sku_id', '=', w.lamp.id)
    .selectAll()
    .execute()
  expect(marks).toHaveLength(1)
})

test('shows the next step without a catalogue', async () => {
  const w = await world()
  await w.show('/analytic/products-analytic')
  await screen.findByText('Товаров пока нет')
  expect(screen.getByRole('link', { name: 'К товарам' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('button', { name: 'Скачать' })).toBeDisabled()
})

test('says when no widget shows posts, and when nothing was sold', async () => {
  const w = await world()
  await aProduct(w.server, w.account)
  await w.show('/analytic/products-analytic')
  await screen.findByText(/Ни один виджет сейчас не показывает посты/)
  screen.getByText('За этот период из виджетов не покупали и не переходили к товарам')
})

test('shows a failed report in place and retries it', async () => {
  const w = await shop()
  const mend = w.answer(analyticsEndpoints.listProductContent, {}, brokenServer)
  await w.show('/analytic/products-analytic')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('row', { name: /Ваза/ })
})

test('denies access to an editor', async () => {
  const w = await world()
  await w.show('/analytic/products-analytic', { as: 'editor' })
  await screen.findByText(/У вас недостаточно прав/)
})

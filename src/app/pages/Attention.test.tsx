import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { attentionEndpoints } from '@/contract/endpoints/attention'
import {
  ATTENTION_POSTS,
  type AttentionKind,
  type PostKind,
} from '@/contract/entities/account/attention'
import { successEnvelope } from '@/contract/envelope'
import { POSTS_FILTERS } from '@/features/posts/attention/attentionAddress'
import { listOfFilter } from '@/features/posts/library/libraryFilter'
import { anAlbum, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { aReadSource } from '../../../test/server/sourceFactories'
import { brokenServer } from '../../../test/failures'
import { world, type ScreenWorld } from '../../../test/world'

const open = async (w: ScreenWorld, count?: number) => {
  const name = count === undefined ? 'Требует внимания' : `Требует внимания: ${count}`
  await w.user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Требует внимания' }))
}

async function anEmptyWidgetAndSoldOutProduct({ server, account }: ScreenWorld) {
  const { embed_id } = await aWidget(server, account, { role: 'Главная' })
  const album = await anAlbum(server, account)
  const products = [await aProduct(server, account, { in_stock: 0 })]
  await aPost(server, account, { albums: [album], products, is_published: 1, text: 'Чашка' })
  await aPost(server, account, { albums: [album], is_published: 1, text: 'Ваза' })
  await aWidget(server, account, { settings: { albums: [album.id] } })
  return embed_id
}

test('lists what waits, each with the one action that leads to exactly that', async () => {
  const w = await world()
  const embedId = await anEmptyWidgetAndSoldOutProduct(w)
  const { router } = await w.show('/')
  const panel = await open(w, 2)
  expect(panel.getByText('1 виджет на сайте пуст')).toBeVisible()
  expect(panel.getByText('«Главная»')).toBeVisible()
  expect(panel.getByRole('link', { name: /^Открыть виджет/ })).toHaveAttribute(
    'href',
    `/galleries/g/${embedId}`,
  )
  await w.user.click(panel.getByRole('link', { name: /^Показать посты/ }))
  await screen.findByText('1 пост')
  expect(screen.getByRole('link', { name: 'Чашка' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ваза' })).not.toBeInTheDocument()
  expect(await screen.findByText('С товарами не в наличии')).toBeInTheDocument()
  expect(router.state.location.search).toContain('unavailable=yes')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('hides an item for a week, with undo; keeps it, with a message, when the request fails', async () => {
  const w = await world()
  await aReadSource(w.server, w.account, {
    problem: JSON.stringify({ code: 'network-key', values: { network: 'vk' } }),
    run_at: w.server.clock.now() + 1e9,
  })
  await w.show('/')
  const panel = await open(w, 1)
  const mend = w.answer(attentionEndpoints.hideAttention, {}, brokenServer)
  await w.user.click(panel.getByRole('button', { name: /^Скрыть на неделю/ }))
  await screen.findByText(/Ошибка, сервер недоступен/)
  expect(panel.queryByRole('button', { name: /^Вернуть/ })).not.toBeInTheDocument()
  mend()
  await w.user.click(panel.getByRole('button', { name: /^Скрыть на неделю/ }))
  const show = await panel.findByRole('button', { name: /^Вернуть: 1 источник/ })
  expect(show).toHaveFocus()
  expect(panel.getByText('Скрыто на неделю')).toBeVisible()
  await w.user.click(show)
  expect(await panel.findByRole('button', { name: /^Скрыть на неделю/ })).toBeVisible()
})

const TITLES: Record<AttentionKind, string> = {
  'source-stopped': '2 источника не читаются',
  'token-ended': '2 подключения остались без доступа',
  'feed-failed': '2 фида товаров не читаются',
  'widget-empty': '2 виджета на сайте пусты',
  'schedule-failed': '2 поста не вышли по расписанию',
  'products-unavailable': '2 поста в виджетах ведут к товарам не в наличии',
  'feed-waiting': '2 фида товаров ждут вашего решения',
  'token-ending': '2 подключения скоро останутся без доступа',
  'request-failed': '2 запроса разрешения завершились ошибкой',
  'request-approved': '2 поста с разрешением автора не опубликованы',
  'request-waiting': '2 запроса разрешения ждут ответа автора',
}

test('names everything that may wait, with an action for each', async () => {
  const w = await world()
  const rest = { count: 2, subject: null, albums: [], isHidden: false }
  const items = Object.keys(TITLES).map((kind) => ({ kind, ...rest }))
  w.answer(attentionEndpoints.listAttention, {}, () =>
    HttpResponse.json(successEnvelope({ items })),
  )
  await w.show('/')
  const panel = await open(w, items.length)
  for (const title of Object.values(TITLES)) {
    expect(panel.getByText(title)).toBeVisible()
    expect(panel.getByRole('link', { name: new RegExp(`: ${title}$`) })).toBeVisible()
  }
})

test('states when nothing waits, and offers another try when that cannot be loaded', async () => {
  const w = await world()
  const mend = w.answer(attentionEndpoints.listAttention, {}, brokenServer)
  await w.show('/')
  const panel = await open(w)
  await panel.findByRole('alert')
  mend()
  await w.user.click(panel.getByRole('button', { name: 'Попробовать снова' }))
  expect(await panel.findByText('Ничего не требует внимания')).toBeVisible()
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Требует внимания' })).toHaveFocus()
  })
})

test.each(Object.keys(ATTENTION_POSTS) as PostKind[])(
  'lists by its filter what %s counts',
  (kind) => {
    expect(listOfFilter(POSTS_FILTERS[kind]).filter).toEqual(ATTENTION_POSTS[kind])
  },
)

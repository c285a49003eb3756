import { screen, within } from '@testing-library/react'
import { WIDGET_API } from '@/contract/embed'
import type { WidgetEvent } from '@/contract/widgetApi'
import { anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

type Event = Omit<WidgetEvent, 'id'>

test('counts what a widget reported, each event once', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const sku = await aProduct(w.server, w.account, { name: 'Кружка' })
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    is_published: 1,
    albums: [album],
    products: [sku],
  })
  const widget = await aWidget(w.server, w.account, { role: 'На главной' })
  // The report ends with the browser's today, so the server's clock stands there too.
  w.server.clock.advance(Date.now() - w.server.clock.now())
  const events: Event[] = [
    { type: 'load' },
    { type: 'load' },
    { type: 'view' },
    { type: 'open', postId: post.id },
    { type: 'productClick', postId: post.id, skuId: sku.id },
  ]
  const body = JSON.stringify({
    events: events.map((event, index) => ({ ...event, id: `event-${index}-0000` })),
  })
  const address = WIDGET_API.events.replace('{embedId}', widget.embed_id)
  for (const _twice of [1, 2]) {
    await fetch(location.origin + address, { method: 'POST', body })
  }

  await w.show('/analytic')
  const row = await screen.findByRole('row', { name: /На главной/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '1', '1', '1'])
  expect(screen.getByTestId('total-loads')).toHaveTextContent('2')
  expect(screen.getByText('Кружка')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Утро' })).toHaveAttribute('href', `/${post.id}`)

  const chart = screen.getByRole('region', { name: 'Показы' })
  expect(within(chart).getAllByRole('listitem')).toHaveLength(30)
  await w.user.click(screen.getByRole('button', { name: /Загрузки/ }))
  expect(screen.getByRole('region', { name: 'Загрузки' })).toBeInTheDocument()
  await w.user.click(screen.getByRole('radio', { name: '7 дней' }))
  const week = await screen.findByRole('region', { name: 'Загрузки' })
  expect(within(week).getAllByRole('listitem')).toHaveLength(7)
})

test('without events it says what to do', async () => {
  const w = await world()
  await w.show('/analytic')
  await screen.findByText('Пока нечего показать')
  expect(screen.getByRole('link', { name: 'К виджетам' })).toBeInTheDocument()
})

test('an editor is told that the section is closed', async () => {
  const w = await world()
  await w.show('/analytic', { as: 'editor' })
  await screen.findByText(
    'У вас недостаточно прав для просмотра этого раздела. Обратитесь к администратору',
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { brokenServer } from '../../../../../test/failures'
import { anItem, rssOf } from '../../../../../test/server/channels/channelFeeds'
import { withWeb } from '../../../../../test/server/web/webPages'
import { world, type ScreenWorld } from '../../../../../test/world'

const LINK = 'https://blog.test/feed.xml'
const card = async (name = 'YouTube и RSS') => within(await screen.findByRole('region', { name }))

async function enter({ user }: ScreenWorld, field: HTMLElement, link: string) {
  await user.clear(field)
  await user.paste(link)
  await user.keyboard('{Enter}')
}
const withBlog = ({ server }: ScreenWorld, items: readonly string[] = [anItem(1, '/1.jpg')]) => {
  withWeb(server, { [LINK]: rssOf(items) })
}

test('finds a channel by its link, shows, connects and disconnects it', async () => {
  const w = await world()
  withBlog(w, [anItem(1, '/1.jpg'), '<item><title>Без картинки</title></item>'])
  await w.show('/integrations')
  const channels = await card()
  const field = channels.getByLabelText('Ссылка на канал или ленту')
  await w.user.type(field, '{Enter}')
  expect(field).toHaveAccessibleDescription(/Заполните это поле/)
  await enter(w, field, 'blog.test/feed.xml')

  const found = within(
    await channels.findByRole('region', { name: 'Найден канал «Блог мастерской»' }),
  )
  expect(channels.getByRole('region')).toHaveFocus()
  expect(found.getByText(LINK)).toBeInTheDocument()
  expect(found.getByText('Запись 1')).toBeInTheDocument()
  expect(found.getByText(/без картинки/)).toBeInTheDocument()
  expect(found.getByText(/С картинками: 1 из 2/)).toBeInTheDocument()
  await w.user.click(found.getByRole('button', { name: 'Подключить' }))
  await screen.findByText('Канал «Блог мастерской» подключён')
  expect(channels.getByText('Подключено')).toBeInTheDocument()
  expect(channels.getByLabelText('Ссылка на канал или ленту')).toHaveValue('')

  await w.user.click(channels.getByRole('button', { name: 'Отключить канал Блог мастерской' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отключить «Блог мастерской»?' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Отключить' }))
  await waitFor(() => {
    expect(channels.queryByText('Подключено')).not.toBeInTheDocument()
  })
})

test('shows at the field that a link has no channel, keeps the link, and accepts another link', async () => {
  const w = await world()
  withWeb(w.server, { 'https://blog.test/': '<html><title>Блог</title></html>' })
  await w.show('/integrations')
  const channels = await card()
  const field = channels.getByLabelText('Ссылка на канал или ленту')
  await enter(w, field, 'https://blog.test/')
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/нет ленты RSS или Atom/)
  })
  expect(field).toHaveValue('https://blog.test/')
  withBlog(w)
  await enter(w, field, LINK)
  await w.user.click(await channels.findByRole('button', { name: 'Другая ссылка' }))
  expect(channels.queryByRole('region')).not.toBeInTheDocument()
  expect(channels.getByLabelText('Ссылка на канал или ленту')).toBeInTheDocument()
})

test('shows in place that a channel is already connected, and a server failure', async () => {
  const w = await world()
  withBlog(w)
  await w.show('/integrations')
  const channels = await card()
  await enter(w, channels.getByLabelText('Ссылка на канал или ленту'), LINK)
  const connect = await channels.findByRole('button', { name: 'Подключить' })
  const mend = w.answer(sourceEndpoints.connectChannel, {}, brokenServer)
  await w.user.click(connect)
  await channels.findByText(/сервер недоступен/)
  mend()
  await w.server.db
    .insertInto('integration')
    .values({
      account_id: w.account.id,
      type: 'rss',
      name: 'Блог мастерской',
      provider_id: LINK,
      status: 'working',
      created_at: 0,
    })
    .execute()
  await w.user.click(connect)
  await channels.findByText('Этот канал уже подключён')
})

test('shows in English that a feed is empty', async () => {
  const w = await world()
  withBlog(w, [])
  await w.show('/integrations', { locale: 'en' })
  const channels = await card('YouTube and RSS')
  await enter(w, channels.getByLabelText('Link to a channel or a feed'), LINK)
  await channels.findByText('There are no posts yet.')
  expect(channels.getByRole('button', { name: 'Connect' })).toBeInTheDocument()
})

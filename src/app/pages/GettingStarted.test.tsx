import { screen, waitFor, within } from '@testing-library/react'
import { gettingStartedEndpoints } from '@/contract/endpoints/account/gettingStarted'
import { anAlbum, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { aReadSource } from '../../../test/server/sourceFactories'
import { brokenServer } from '../../../test/failures'
import { world, type ScreenWorld } from '../../../test/world'

/** An account with unfinished first steps. */
async function aNewAccount() {
  const w = await world()
  await w.server.db.updateTable('account').set({ started_at: null }).execute()
  return w
}

const panel = () => screen.findByRole('region', { name: /^Первые шаги/ })
const steps = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((step) => step.textContent)

async function seen({ server }: ScreenWorld, embedId: string) {
  await server.app.request(`http://widgets.test/widget/v1/${embedId}/events`, {
    method: 'POST',
    body: JSON.stringify({ events: [{ id: 'aaaaaaaa', type: 'load' }] }),
  })
}

test('shows the first steps to an empty account, each step with one action', async () => {
  const w = await aNewAccount()
  const { router } = await w.show('/')
  const found = within(await panel())
  expect(found.getByText('0 из 6')).toBeVisible()
  expect(await steps()).toHaveLength(6)
  expect(found.getByText('Сначала нужны каталог и пост.')).toBeInTheDocument()
  expect(found.queryByRole('link', { name: 'Отметить' })).not.toBeInTheDocument()
  expect(found.getByRole('link', { name: 'Собрать' })).toHaveAttribute('href', '/albums')

  await w.user.click(found.getByRole('button', { name: 'Добавить' }))
  const dialog = await screen.findByRole('dialog', { name: /пост/i })
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument()
  })
  await w.user.click(found.getByRole('link', { name: 'Подключить' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/integrations')
  })
})

test('ticks finished steps and marks the next step', async () => {
  const w = await aNewAccount()
  await aProduct(w.server, w.account)
  const album = await anAlbum(w.server, w.account)
  const post = await aPost(w.server, w.account, { is_published: 1 })
  await w.show('/')
  const found = within(await panel())
  expect(found.getByText('2 из 6')).toBeVisible()
  const current = found.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
  expect(current.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Отметьте товар на посте'),
  ])
  expect(found.getByRole('link', { name: 'Отметить' })).toHaveAttribute(
    'href',
    `/${post.id}?tab=links`,
  )
  expect(found.getByRole('link', { name: 'Собрать' })).toHaveAttribute(
    'href',
    `/albums/${album.id}`,
  )
  expect((await steps())[0]).toContain('Сделано')
})

test('hides the first steps permanently when all of them are done', async () => {
  const w = await aNewAccount()
  const product = await aProduct(w.server, w.account)
  const album = await anAlbum(w.server, w.account)
  await aPost(w.server, w.account, {
    products: [product],
    albums: [album],
    text: 'Чашка',
    is_published: 1,
  })
  const settings = { albums: [album.id] }
  const { embed_id } = await aWidget(w.server, w.account, { settings })
  const { store } = await w.show('/')
  expect(within(await panel()).getByText('5 из 6')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Взять код' })).toHaveAttribute(
    'href',
    `/galleries/g/${embed_id}?tab=installation`,
  )

  await seen(w, embed_id)
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('heading', { name: /Альбомы/ })
  await w.user.click(screen.getByRole('link', { name: 'Медиатека' }))
  await screen.findByRole('link', { name: 'Чашка' })
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: /^Первые шаги/ })).not.toBeInTheDocument()
  })
  const { started_at } = await w.server.db
    .selectFrom('account')
    .select('started_at')
    .executeTakeFirstOrThrow()
  expect(started_at).not.toBeNull()
  expect(JSON.stringify(store.getState())).toContain('"isGettingStarted":false')
})

test('closes the first steps and shows them again on undo; keeps them, with a message, when the request fails', async () => {
  const w = await aNewAccount()
  await w.show('/')
  const found = within(await panel())
  const mend = w.answer(gettingStartedEndpoints.closeGettingStarted, {}, brokenServer)
  await w.user.click(found.getByRole('button', { name: 'Скрыть первые шаги' }))
  await screen.findByText(/Ошибка, сервер недоступен/)
  expect(await panel()).toBeVisible()
  mend()
  await w.user.click(found.getByRole('button', { name: 'Скрыть первые шаги' }))
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: /^Первые шаги/ })).not.toBeInTheDocument()
  })
  await w.user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await panel()).toBeVisible()
})

test('brings closed first steps back from the account menu of any screen', async () => {
  const w = await aNewAccount()
  const { router } = await w.show('/')
  await panel()
  await w.user.click(screen.getByRole('button', { name: 'Скрыть первые шаги' }))
  await screen.findByText('Первые шаги скрыты')
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Первые шаги' }))
  expect(await panel()).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт/ }))
  await screen.findByRole('menuitem', { name: 'Выйти' })
  expect(screen.queryByRole('menuitem', { name: 'Первые шаги' })).not.toBeInTheDocument()
})

test('reports that a published post is missing when album and widget exist, and leads to the post', async () => {
  const w = await aNewAccount()
  const album = await anAlbum(w.server, w.account)
  const post = await aPost(w.server, w.account)
  await aWidget(w.server, w.account, { settings: { albums: [album.id] } })
  await w.show('/')
  const found = within(await panel())
  const items = found.getAllByRole('listitem')
  expect(items[3]).toHaveTextContent('Альбом есть')
  expect(items[4]).toHaveTextContent('Виджет есть')
  const links = found.getAllByRole('link', { name: 'К посту' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/${post.id}`, `/${post.id}`])
})

test('explains the steps that require another person’s rights', async () => {
  const w = await aNewAccount()
  await w.show('/', { as: 'observer' })
  const found = within(await panel())
  expect(found.getAllByText('Это сделает коллега с нужными правами')).toHaveLength(5)
  expect(found.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument()
  expect(found.getByText('Сначала нужен виджет.')).toBeInTheDocument()
  expect(found.queryByRole('link', { name: 'Взять код' })).not.toBeInTheDocument()
})

test('shows the library without steps when they cannot be loaded', async () => {
  const w = await aNewAccount()
  w.answer(gettingStartedEndpoints.getGettingStarted, {}, brokenServer)
  await w.show('/')
  await screen.findByText('Здесь будут ваши посты')
  expect(screen.queryByText('Первые шаги')).not.toBeInTheDocument()
})

test('sends no request for an account that has finished its first steps', async () => {
  const w = await world()
  let isAsked = false
  w.answer(gettingStartedEndpoints.getGettingStarted, {}, () => {
    isAsked = true
    return brokenServer()
  })
  await w.show('/')
  await screen.findByText('Здесь будут ваши посты')
  expect(isAsked).toBe(false)
})

test('ticks the first step when a network’s first post is imported', async () => {
  const w = await aNewAccount()
  await aReadSource(w.server, w.account)
  await w.show('/')
  const found = within(await panel())
  expect(found.getByText('0 из 6')).toBeVisible()
  await aPost(w.server, w.account, { provider: 'vk' })
  await waitFor(() => {
    expect(found.getByText('1 из 6')).toBeVisible()
  })
})

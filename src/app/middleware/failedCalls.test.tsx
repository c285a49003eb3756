import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { userApi } from '@/common/session/user'
import { LANDING_PATH, LOGIN_PATH } from '@/contract/addresses'
import { TOAST_MS } from '@/contract/constants'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { successEnvelope } from '@/contract/envelope'
import { albumCreateApi } from '@/features/albums/albumCreateApi'
import { albumEditApi } from '@/features/albums/albumEditApi'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import {
  missingBody,
  refusedWith,
  respondsWithStatus,
  unreachable,
  wrongShape,
} from '../../../test/failures'
import { aShopAtWork } from '../../../test/scenarios'
import { TEST_PASSWORD } from '../../../test/server/client'
import { aPost, aWidget } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { world, type ScreenWorld } from '../../../test/world'

const SERVER_ERROR = 'Ошибка, сервер недоступен, попробуйте через несколько секунд'

/** Deletes the only album; a toast shows the outcome. */
async function deleteAlbum(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: /Действия/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
  const dialog = await screen.findByRole('dialog')
  await w.user.click(within(dialog).getByRole('button', { name: 'Удалить' }))
}

async function createAlbum(w: ScreenWorld) {
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  await w.user.type(await screen.findByLabelText(/Название/), 'Кухня{Enter}')
}

test.each([
  ['a refusal', refusedWith({ message: 'Альбом занят' }, 'Нет'), 'Альбом занят'],
  ['a body of another shape', wrongShape, SERVER_ERROR],
])('shows a toast for %s', async (_name, answer, words) => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  w.answer(albumEditingEndpoints.deleteAlbum, { id }, answer)
  await w.show('/albums')
  await deleteAlbum(w)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByText('Кухня')).toBeInTheDocument()
})

test.each([
  ['an answer of another shape', missingBody, 1],
  ['a refusal', refusedWith({ message: 'Альбом занят' }, 'Нет'), 0],
  ['a failed request', unreachable, 0],
])('offers a report in the form for a fault alone, after %s', async (_name, answer, offers) => {
  const w = await world(aShopAtWork)
  w.answer(albumEditingEndpoints.createAlbum, {}, answer)
  await w.show('/albums')
  await createAlbum(w)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/занят|Ошибка/)).toBeVisible()
  const links = within(dialog).queryAllByRole('button', { name: 'Сообщить о проблеме' })
  expect(links).toHaveLength(offers)
  if (!links[0]) return
  await w.user.click(links[0])
  expect(await screen.findByRole('dialog', { name: 'Сообщить о проблеме' })).toBeVisible()
  await w.user.keyboard('{Escape}')
  expect(await within(dialog).findByLabelText(/Название/)).toHaveValue('Кухня')
})

test('shows a server failure when the back office is unreachable although there is a connection', async () => {
  const w = await world(aShopAtWork)
  w.answer(albumEditingEndpoints.deleteAlbum, { id: w.facts.album.id }, unreachable)
  await w.show('/albums')
  await deleteAlbum(w)
  await screen.findByText(SERVER_ERROR)
  expect(screen.queryByRole('dialog', { name: 'Нет соединения' })).not.toBeInTheDocument()
  expect(w.reported).toEqual([])
})

test('offline, shows the dialog for a lost connection instead of a toast', async () => {
  const w = await world(aShopAtWork)
  w.answer(albumEditingEndpoints.deleteAlbum, { id: w.facts.album.id }, unreachable)
  await w.show('/albums')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await deleteAlbum(w)
  await screen.findByRole('dialog', { name: 'Нет соединения' })
  expect(screen.queryByText(SERVER_ERROR)).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

test('shows a failed save in the post editor with the text of a toast, and keeps the unsaved work', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.post
  w.answer(postEditingEndpoints.savePost, {}, missingBody)
  await w.show(`/${id}`)
  const text = await screen.findByLabelText(/Текст поста/)
  fireEvent.change(text, { target: { value: 'Вечер' } })
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(SERVER_ERROR)).toBeInTheDocument()
  expect(text).toHaveValue('Вечер')
})

test('reports responses with 4xx and 5xx with their endpoint and status', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  await w.show('/albums')
  for (const status of [400, 507, 500]) {
    const mend = w.answer(
      albumEditingEndpoints.deleteAlbum,
      { id },
      respondsWithStatus(status, 'Нет'),
    )
    await deleteAlbum(w)
    await waitFor(() => {
      expect(w.reported.at(-1)?.problem).toBe(String(status))
    })
    const cancel = await screen.findByRole('button', { name: 'Отмена' })
    await waitFor(() => {
      expect(cancel).toBeEnabled()
    })
    await w.user.click(cancel)
    mend()
  }
  expect(w.reported).toEqual([
    { endpoint: 'deleteAlbum', problem: '400', paths: [] },
    { endpoint: 'deleteAlbum', problem: '507', paths: [] },
    { endpoint: 'deleteAlbum', problem: '500', paths: [] },
  ])
})

test('reports the paths of problems in an invalid body, never its values', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  const { store } = await w.show('/albums')
  w.answer(albumEditingEndpoints.saveAlbum, { id }, () =>
    HttpResponse.json(successEnvelope({ album: { id: 'Кухня' } })),
  )
  await act(() => store.dispatch(albumEditApi.endpoints.renameAlbum.initiate({ id, name: 'Сад' })))
  expect(w.reported).toEqual([
    { endpoint: 'renameAlbum', problem: 'schema', paths: expect.arrayContaining(['album.id']) },
  ])
  expect(JSON.stringify(w.reported)).not.toContain('Кухня')
})

describe('a response without the required right', () => {
  test("redirects to the landing page with the back office's message after an action of the person", async () => {
    const w = await world()
    await w.show('/albums')
    w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(403, 'Недостаточно прав'))
    await createAlbum(w)
    await waitFor(() => {
      expect(w.left).toHaveLength(1)
    })
    const target = new URL(w.left[0]!, location.origin)
    expect(target.pathname).toBe(LANDING_PATH)
    expect(target.searchParams.get('reason')).toBe('forbidden')
    expect(target.searchParams.get('message')).toBe('Недостаточно прав')
    expect(w.reported).toEqual([])
  })

  test('redirects with an unknown reason when the response has no message', async () => {
    const w = await world()
    await w.show('/albums')
    w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(403))
    await createAlbum(w)
    await waitFor(() => {
      expect(w.left).toEqual([`${LANDING_PATH}?reason=unknown`])
    })
  })

  test('while a visit is being ended does not change where the page leads', async () => {
    const w = await world()
    const { store } = await w.show('/albums')
    const gate = createGate()
    w.answer(userEndpoints.endVisit, {}, async () => {
      await gate.opened
      return HttpResponse.json(successEnvelope({}))
    })
    w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(403, 'Нет'))
    const leaving = store.dispatch(userApi.endpoints.endVisit.initiate())
    await act(() => store.dispatch(albumCreateApi.endpoints.createAlbum.initiate({ name: 'Сад' })))
    gate.open()
    await act(() => leaving)
    await waitFor(() => {
      expect(w.left).toEqual([LANDING_PATH])
    })
  })

  test('of the first load of a screen counts as a response to the person’s action', async () => {
    const w = await world()
    await w.show('/galleries')
    w.answer(albumEndpoints.listAlbums, {}, respondsWithStatus(403, 'Нет'))
    await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
    await waitFor(() => {
      expect(w.left).toHaveLength(1)
    })
  })

  test('does not show the server’s message when the load of a widget is denied, and stays on the screen', async () => {
    const w = await world()
    const { embed_id } = await aWidget(w.server, w.account)
    w.answer(widgetEndpoints.getWidget, { id: embed_id }, respondsWithStatus(403, 'Нет'))
    await w.show(`/galleries/g/${embed_id}`)
    await screen.findByText(/недостаточно прав/)
    expect(w.left).toEqual([])
    expect(screen.queryByText('Нет')).not.toBeInTheDocument()
  })

  test('of a background refetch shows no message, whatever its status', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Утро на кухне' })
    const { store } = await w.show('/')
    await screen.findByText('Утро на кухне')
    for (const status of [403, 503]) {
      w.answer(postEndpoints.searchPosts, {}, respondsWithStatus(status, 'Нет'))
      w.answer(userEndpoints.getUser, {}, respondsWithStatus(status, 'Нет'))
      const again = { subscribe: false, forceRefetch: true }
      const [posts, user] = await act(() =>
        Promise.all([
          store.dispatch(postListApi.endpoints.searchPosts.initiate(DEFAULT_LIST, again)),
          store.dispatch(userApi.endpoints.getUser.initiate(undefined, again)),
        ]),
      )
      expect(posts.error).toMatchObject({ status })
      expect(user.error).toMatchObject({ status })
    }
    expect(screen.getByText('Утро на кухне')).toBeInTheDocument()
    expect(screen.queryByText('Нет')).not.toBeInTheDocument()
    expect(w.left).toEqual([])
  })

  test('redirects once for simultaneous responses, and again for a later one if the person stayed on the screen', async () => {
    const w = await world()
    const { store } = await w.show('/albums')
    let asked = 0
    w.answer(albumEditingEndpoints.createAlbum, {}, () => {
      asked += 1
      return respondsWithStatus(403, 'Недостаточно прав')()
    })
    const refuse = async (name: string) => {
      const { createAlbum: call } = albumCreateApi.endpoints
      await store.dispatch(call.initiate({ name }))
    }
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await Promise.all([refuse('Кухня'), refuse('Сад')])
    expect(asked).toBe(2)
    expect(w.left).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(TOAST_MS - 1)
    await refuse('Дом')
    expect(w.left).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    await refuse('Дом')
    expect(w.left).toHaveLength(2)
    jest.useRealTimers()
  })
})

describe('an expired session', () => {
  const signOutEverywhere = (w: ScreenWorld) => w.server.db.deleteFrom('session').execute()

  /** Signs in again in another tab, which shares the cookie with this one. */
  const signInElsewhere = () =>
    fetch(location.origin + LOGIN_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@shop.test', password: TEST_PASSWORD }),
    })

  test('opens a dialog over the work, which closes once the person has signed in again', async () => {
    const w = await world()
    await w.show('/albums')
    await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
    const name = await screen.findByLabelText(/Название/)
    await signOutEverywhere(w)
    await w.user.type(name, 'Кухня{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
    const goOn = within(dialog).getByRole('button', { name: 'Продолжить' })

    await w.user.click(goOn)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Вход ещё не выполнен')

    await signInElsewhere()
    await w.user.click(goOn)
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
    expect(screen.getByLabelText(/Название/)).toHaveValue('Кухня')
    expect(w.left).toEqual([])
    // An expired session is not an error.
    expect(w.reported).toEqual([])
  })

  test('is not assumed when a single request is refused', async () => {
    const w = await world()
    await w.show('/albums')
    w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(409, 'Альбом занят'))
    await createAlbum(w)
    await screen.findByText('Альбом занят')
    expect(screen.queryByRole('dialog', { name: 'Вы вышли из кабинета' })).not.toBeInTheDocument()
  })
})

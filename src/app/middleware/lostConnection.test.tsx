import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { isConnected } from '@/common/api/probe'
import { OFFLINE_RETRY_MS } from '@/contract/constants'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { userEndpoints } from '@/contract/endpoints/user'
import { albumCreateApi } from '@/features/albums/albumCreateApi'
import { decodePictures, photo } from '../../../test/browserFiles'
import { redirected, unreachable } from '../../../test/failures'
import { aWidget } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { world, type ScreenWorld } from '../../../test/world'
import { connectionFound, connectionLost } from '../state/connectionSlice'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('opens the dialog for a lost connection, which Escape does not close, when a call is redirected', async () => {
  const w = await world()
  await w.show('/albums')
  w.answer(albumEditingEndpoints.createAlbum, {}, redirected)
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  await w.user.type(await screen.findByLabelText(/Название/), 'Кухня{Enter}')
  await screen.findByRole('dialog', { name: 'Нет соединения' })
  await w.user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Нет соединения' })).toBeInTheDocument()
  expect(screen.getByText('Пробуем сами каждые 10 секунд')).toBeInTheDocument()
})

describe('an upload', () => {
  beforeEach(decodePictures)

  async function upload(w: ScreenWorld) {
    await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
    await w.user.upload(await screen.findByTestId('post-files'), await photo('утро.jpg'))
  }

  test.each<[string, (w: ScreenWorld) => void]>([
    ['a redirect', () => undefined],
    [
      'a redirect that the browser followed',
      () =>
        jest
          .spyOn(XMLHttpRequest.prototype, 'responseURL', 'get')
          .mockReturnValue('http://localhost/login'),
    ],
    [
      'a redirect to another origin',
      (w) => {
        w.answer(postMediaEndpoints.uploadMedia, {}, () => HttpResponse.error())
        w.answer(userEndpoints.getUser, {}, redirected)
      },
    ],
  ])('that meets %s opens the lost-connection dialog too', async (_what, prepare) => {
    const w = await world()
    await w.show('/')
    w.answer(postMediaEndpoints.uploadMedia, {}, redirected)
    prepare(w)
    await upload(w)
    await screen.findByRole('dialog', { name: 'Нет соединения' })
  })
})

test('“try again” reloads the page only once the connection is restored', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const mend = w.answer(userEndpoints.getUser, {}, () => HttpResponse.error())
  act(() => void store.dispatch(connectionLost()))
  const button = await screen.findByRole('button', { name: 'Попробовать снова' })
  await w.user.click(button)
  await waitFor(() => {
    expect(button).toBeEnabled()
  })
  expect(w.left).toEqual([])
  mend()
  await w.user.click(button)
  await waitFor(() => {
    expect(w.left).toEqual(['reload'])
  })
})

test('ignores a check that ends after another check has found the connection', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const gate = createGate()
  let checked = 0
  w.answer(userEndpoints.getUser, {}, () => {
    checked += 1
    return gate.opened.then(() => undefined)
  })
  act(() => void store.dispatch(connectionLost()))
  await w.user.click(await screen.findByRole('button', { name: 'Попробовать снова' }))
  await waitFor(() => {
    expect(checked).toBe(1)
  })
  act(() => void store.dispatch(connectionFound()))
  gate.open()
  await act(() => isConnected())
  expect(w.left).toEqual([])
})

test('checks the connection every 10 s and reloads the page on success', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const mend = w.answer(userEndpoints.getUser, {}, () => HttpResponse.error())
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  act(() => void store.dispatch(connectionLost()))
  await jest.advanceTimersByTimeAsync(OFFLINE_RETRY_MS)
  expect(w.left).toEqual([])
  mend()
  await jest.advanceTimersByTimeAsync(OFFLINE_RETRY_MS)
  jest.useRealTimers()
  await waitFor(() => {
    expect(w.left).toContain('reload')
  })
})

describe('the next automatic check', () => {
  async function offline() {
    const w = await world()
    const { store } = await w.show('/albums')
    const mend = w.answer(userEndpoints.getUser, {}, unreachable)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    act(() => void store.dispatch(connectionLost()))
    return { ...w, store, mend }
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('is not delayed by calls that fail meanwhile', async () => {
    const w = await offline()
    await pass(OFFLINE_RETRY_MS - 1000)
    w.answer(albumEditingEndpoints.createAlbum, {}, redirected)
    const { createAlbum } = albumCreateApi.endpoints
    await act(() => w.store.dispatch(createAlbum.initiate({ name: 'Кухня' })))
    w.mend()
    await pass(1000)
    jest.useRealTimers()
    await waitFor(() => {
      expect(w.left).toEqual(['reload'])
    })
  })

  test('is due ten seconds after each loss of connection, not after an earlier loss', async () => {
    const w = await offline()
    w.mend()
    await pass(OFFLINE_RETRY_MS - 1000)
    act(() => void w.store.dispatch(connectionFound()))
    act(() => void w.store.dispatch(connectionLost()))
    await pass(OFFLINE_RETRY_MS - 1000)
    expect(w.left).toEqual([])
    await pass(1000)
    jest.useRealTimers()
    await waitFor(() => {
      expect(w.left).toEqual(['reload'])
    })
  })

  test('is cancelled once the connection is found', async () => {
    const w = await offline()
    w.mend()
    act(() => void w.store.dispatch(connectionFound()))
    await pass(OFFLINE_RETRY_MS * 2)
    expect(w.left).toEqual([])
  })
})

describe('unsaved changes', () => {
  async function offlineWithChanges() {
    const w = await world()
    const { embed_id } = await aWidget(w.server, w.account)
    const { store } = await w.show(`/galleries/g/${embed_id}`)
    const columns = await screen.findByLabelText('Колонок')
    await w.user.clear(columns)
    await w.user.type(columns, '2')
    act(() => void store.dispatch(connectionLost()))
    await screen.findByRole('dialog', { name: 'Нет соединения' })
    return { ...w, store, columns }
  }

  test('prevent the reload: the dialog closes with a message, and the user can work on', async () => {
    const w = await offlineWithChanges()
    screen.getByText(/Всё, что не сохранено и не отправлено, останется на месте/)
    await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Нет соединения' })).not.toBeInTheDocument()
    })
    expect(w.columns).toHaveValue('2')
    expect(w.left).toEqual([])
  })

  test('prevent the reload after an automatic check too', async () => {
    const w = await offlineWithChanges()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    act(() => void w.store.dispatch(connectionLost()))
    await act(() => jest.advanceTimersByTimeAsync(OFFLINE_RETRY_MS))
    jest.useRealTimers()
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Нет соединения' })).not.toBeInTheDocument()
    })
    expect(w.columns).toHaveValue('2')
    expect(w.left).toEqual([])
  })

  test('no longer prevent the reload once they are saved', async () => {
    const w = await offlineWithChanges()
    act(() => void w.store.dispatch(connectionFound()))
    await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await screen.findByText('Виджет сохранён')
    act(() => void w.store.dispatch(connectionLost()))
    await screen.findByText(/страница обновится/)
    await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    await waitFor(() => {
      expect(w.left).toEqual(['reload'])
    })
  })
})

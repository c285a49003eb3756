import { act, screen, waitFor } from '@testing-library/react'
import { userApi } from '@/common/session/userApi'
import { LANDING_PATH } from '@/contract/addresses'
import { TOAST_MS } from '@/contract/constants'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postEndpoints } from '@/contract/endpoints/posts'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { albumEditApi } from '@/features/albums/albumEditApi'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { respondsWithStatus } from '../../../test/failures'
import { aPost, aWidget } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'

async function createAlbum(w: ScreenWorld) {
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  await w.user.type(await screen.findByLabelText(/Название/), 'Кухня{Enter}')
}

test('what a person asked for leads to the landing page with the words of the back office', async () => {
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

test('without words of its own the landing page is left to say the fallback', async () => {
  const w = await world()
  await w.show('/albums')
  w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(403))
  await createAlbum(w)
  await waitFor(() => {
    expect(w.left).toEqual([`${LANDING_PATH}?reason=unknown`])
  })
})

test('the first load of a screen is asked for by a person', async () => {
  const w = await world()
  await w.show('/galleries')
  w.answer(albumEndpoints.listAlbums, {}, respondsWithStatus(403, 'Нет'))
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await waitFor(() => {
    expect(w.left).toHaveLength(1)
  })
})

test('one widget that may not be read stops loading, and nothing is said', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  w.answer(widgetEndpoints.getWidget, { id: embed_id }, respondsWithStatus(403, 'Нет'))
  await w.show(`/galleries/g/${embed_id}`)
  await screen.findByText(/недостаточно прав/)
  expect(w.left).toEqual([])
  expect(screen.queryByText('Нет')).not.toBeInTheDocument()
})

test('a background read of what is on screen is silent, whatever it fails by', async () => {
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

test('several refusals at once lead away once; a person who stayed is told of the next', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  let asked = 0
  w.answer(albumEditingEndpoints.createAlbum, {}, () => {
    asked += 1
    return respondsWithStatus(403, 'Недостаточно прав')()
  })
  const refuse = async (name: string) => {
    const { createAlbum: call } = albumEditApi.endpoints
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

import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { SILENT_REFETCH_MS, SILENT_REFETCH_ROUNDS, SLOW_REFETCH_MS } from '@/contract/constants'
import { locationChanged } from '@/common/routing/locationSlice'
import { postEndpoints } from '@/contract/endpoints/posts'
import { successEnvelope } from '@/contract/envelope'
import { postListApi } from '@/features/posts/library/postListApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { brokenServer, respondsWithStatus } from '../../../test/failures'
import { aPost } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { world, type ScreenWorld } from '../../../test/world'
import { cachedLists } from '../links/lists/cachedLists'

/** The list responds that more posts are expected; returns how often it was requested. */
function expectMorePosts(w: ScreenWorld) {
  const asked = { times: 0 }
  const mend = w.answer(postEndpoints.searchPosts, {}, () => {
    asked.times += 1
    return listOf({ morePostsExpected: true })
  })
  return { asked, mend }
}

const listOf = (expected: { morePostsExpected: boolean }) =>
  HttpResponse.json(
    successEnvelope({ postInfoList: [], paging: { page: 1, pageCount: 0, total: 0 }, ...expected }),
  )

function fakeTime() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
}
afterEach(() => {
  jest.useRealTimers()
})

test('refetches a list that expects posts every 5 s, without a loading state', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Утро на кухне' })
  const { asked, mend } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  expect(asked.times).toBe(1)
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS - 1000)
  expect(asked.times).toBe(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked.times).toBe(2)
  mend()
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(screen.queryByRole('status', { name: 'Загрузка' })).not.toBeInTheDocument()
  expect(await screen.findByText('Утро на кухне')).toBeInTheDocument()
})

test('stops the refetch when the screen of the list is left, and starts it again on return', async () => {
  await import('@/features/albums/pages/AlbumsPage')
  const w = await world()
  const { asked } = expectMorePosts(w)
  fakeTime()
  const { router } = await w.show('/')
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  await jest.advanceTimersByTimeAsync(1000)
  const { times } = asked
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS * 3)
  expect(asked.times).toBe(times)
  // The silent refetch starts again on return to the list.
  await router.navigate('/')
  await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS + 1000)
  expect(asked.times).toBeGreaterThan(times)
})

test('starts the refetch when a list expects posts before its screen is shown', async () => {
  await import('@/features/albums/pages/AlbumsPage')
  const w = await world()
  fakeTime()
  const { store, router } = await w.show('/')
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  // A group is connected on another screen, and the library is opened before its first page is refetched.
  const gate = createGate()
  const mend = w.answer(postEndpoints.searchPosts, {}, async () => {
    await gate.opened
    return listOf({ morePostsExpected: true })
  })
  store.dispatch(postsExpected())
  await router.navigate('/')
  await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
  gate.open()
  await jest.advanceTimersByTimeAsync(1000)
  mend()
  await aPost(w.server, w.account, { text: 'Утро на кухне' })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(await screen.findByText('Утро на кухне')).toBeInTheDocument()
})

test('continues the refetch of a list whose screen is still being drawn at the end of a round', async () => {
  await import('@/features/albums/pages/AlbumsPage')
  const w = await world()
  const { asked } = expectMorePosts(w)
  fakeTime()
  const { store, router } = await w.show('/')
  const [cached] = cachedLists(store.getState())
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  // The address changes before the end of the round, and the list is drawn after it.
  store.dispatch(locationChanged({ pathname: '/', search: '', key: 'home', action: 'PUSH' }))
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  const { times } = asked
  const { unsubscribe } = store.dispatch(
    postListApi.endpoints.searchPosts.initiate(cached!.list, { forceRefetch: false }),
  )
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(asked.times).toBe(times + 1)
  unsubscribe()
})

test.each([
  ['a lost permission', 403],
  ['an expired session', 401],
])('stops the refetch after %s', async (_what, status) => {
  const w = await world()
  const { asked, mend } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  mend()
  w.answer(postEndpoints.searchPosts, {}, () => {
    asked.times += 1
    return respondsWithStatus(status, 'Нет')()
  })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS * 4)
  expect(asked.times).toBe(2)
  expect(w.left).toEqual([])
})

test('pauses the refetch while the page is hidden, and resumes it when the page is visible', async () => {
  const w = await world()
  const { asked } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS * 2)
  expect(asked.times).toBe(1)
  visibility.mockRestore()
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(asked.times).toBe(2)
})

test('retries a failed refetch without a message', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Утро на кухне' })
  const { asked, mend } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  mend()
  const recover = w.answer(postEndpoints.searchPosts, {}, () => {
    asked.times += 1
    return brokenServer()
  })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS * 2)
  expect(asked.times).toBe(3)
  expect(screen.queryByText(/сервер недоступен/)).not.toBeInTheDocument()
  recover()
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(await screen.findByText('Утро на кухне')).toBeInTheDocument()
})

test('stops the refetch once all expected posts are loaded', async () => {
  const w = await world()
  const { mend } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  mend()
  let askedAgain = 0
  w.answer(postEndpoints.searchPosts, {}, () => {
    askedAgain += 1
    return listOf({ morePostsExpected: false })
  })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(askedAgain).toBe(1)
  await jest.advanceTimersByTimeAsync(SLOW_REFETCH_MS * 2)
  expect(askedAgain).toBe(1)
})

test('slows the refetch down to one request in 30 s after twelve rounds', async () => {
  const w = await world()
  const { asked } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  for (let round = 0; round < SILENT_REFETCH_ROUNDS; round += 1) {
    await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  }
  expect(asked.times).toBe(1 + SILENT_REFETCH_ROUNDS)
  await jest.advanceTimersByTimeAsync(SLOW_REFETCH_MS - 1000)
  expect(asked.times).toBe(1 + SILENT_REFETCH_ROUNDS)
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked.times).toBe(2 + SILENT_REFETCH_ROUNDS)
})

test('runs one refetch, not several, after repeated returns to the list', async () => {
  await import('@/features/albums/pages/AlbumsPage')
  const w = await world()
  const { asked } = expectMorePosts(w)
  fakeTime()
  const { router } = await w.show('/')
  for (const address of ['/albums', '/', '/albums', '/']) {
    await router.navigate(address)
    await screen.findByRole('heading', {
      level: 1,
      name: address === '/' ? 'Медиатека' : 'Альбомы',
    })
  }
  const { times } = asked
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS)
  expect(asked.times).toBe(times + 1)
})

test('does not start the refetch of a list that was left before it was loaded', async () => {
  await import('@/features/albums/pages/AlbumsPage')
  const w = await world()
  const gate = createGate()
  let asked = 0
  w.answer(postEndpoints.searchPosts, {}, async () => {
    asked += 1
    await gate.opened
    return listOf({ morePostsExpected: true })
  })
  fakeTime()
  const { router } = await w.show('/')
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  gate.open()
  await jest.advanceTimersByTimeAsync(SLOW_REFETCH_MS)
  expect(asked).toBe(1)
})

import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { SILENT_REFETCH_MS } from '@/contract/constants'
import { postEndpoints } from '@/contract/endpoints/posts'
import { successEnvelope } from '@/contract/envelope'
import { respondsWithStatus } from '../../../test/failures'
import { aPost } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'

/** The list says that more posts are on their way; answers how often it was asked. */
function expectMorePosts(w: ScreenWorld) {
  const asked = { times: 0 }
  const mend = w.answer(postEndpoints.searchPosts, {}, () => {
    asked.times += 1
    const paging = { page: 1, pageCount: 0, total: 0 }
    return HttpResponse.json(successEnvelope({ postInfoList: [], paging, morePostsExpected: true }))
  })
  return { asked, mend }
}

function fakeTime() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
}
afterEach(() => {
  jest.useRealTimers()
})

test('posts that are still expected appear by themselves after 5 s, without a sign of loading', async () => {
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

test('a list that was left is not asked for any more', async () => {
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
  // Who comes back finds it followed again.
  await router.navigate('/')
  await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS + 1000)
  expect(asked.times).toBeGreaterThan(times)
})

test('a right that is gone ends it', async () => {
  const w = await world()
  const { asked, mend } = expectMorePosts(w)
  fakeTime()
  await w.show('/')
  mend()
  w.answer(postEndpoints.searchPosts, {}, () => {
    asked.times += 1
    return respondsWithStatus(403, 'Нет')()
  })
  await jest.advanceTimersByTimeAsync(SILENT_REFETCH_MS * 4)
  expect(asked.times).toBe(2)
  expect(w.left).toEqual([])
})

test('a hidden page asks for nothing, and goes on when it is seen again', async () => {
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

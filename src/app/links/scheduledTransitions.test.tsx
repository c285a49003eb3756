import { act, screen, within } from '@testing-library/react'
import type { AppStore } from '@/app/start/store'
import { postEndpoints } from '@/contract/endpoints/posts'
import { albumListApi } from '@/features/albums/albumListApi'
import { readPostApi } from '@/features/posts/library/readPostApi'
import { carryOutSchedule } from '../../../server/jobs/startSchedule'
import { respondsWithStatus } from '../../../test/failures'
import { anAlbum, aPost } from '../../../test/server/factories'
import { TEST_NOW } from '../../../test/server/world'
import { world } from '../../../test/world'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const nextChange = (store: AppStore) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop()
      resolve()
    })
  })

/** The back office works in real time, which the test's fake clock does not control. */
async function allAnswered(store: AppStore): Promise<void> {
  const isAsking = () =>
    Object.values(store.getState().api.queries).some((entry) => entry?.status === 'pending')
  while (isAsking()) {
    await nextChange(store)
    await jest.advanceTimersByTimeAsync(0)
  }
}

/** An open page with a draft in an album that is scheduled to be published after `after`. */
async function open(address: (ids: { post: number; album: number }) => string, after: number) {
  // The code of the screens must load before the clock is stopped.
  await Promise.all([
    import('./libraryLinks'),
    import('@/app/pages/postEditor/PostEditorRoute'),
    import('@/app/pages/album/AlbumBuilderRoute'),
  ])
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', albums: [album] })
  await w.server.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1, publish_time: TEST_NOW + after })
    .where('id', '=', post.id)
    .execute()
  jest.useFakeTimers({
    now: TEST_NOW,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
  const shown = await w.show(address({ post: post.id, album: album.id }))
  await shown.store.dispatch(albumListApi.endpoints.listAlbums.initiate())
  const reads = jest.spyOn(readPostApi.endpoints.readPost, 'initiate')
  /** Both clocks advance; the back office runs its schedule only if `isCarriedOut`. */
  const pass = async (time: number, isCarriedOut = true) => {
    w.server.clock.advance(time)
    if (isCarriedOut) await carryOutSchedule(w.server)
    await act(async () => {
      await jest.advanceTimersByTimeAsync(time)
      await allAnswered(shown.store)
    })
  }
  const counts = () =>
    albumListApi.endpoints.listAlbums
      .select()(shown.store.getState())
      .data?.map(({ postCount }) => postCount)
  return { ...w, ...shown, post, reads, pass, counts }
}

test('shows and counts in an open library a post that the schedule published', async () => {
  const o = await open(() => '/', 10 * MINUTE)
  await screen.findByRole('link', { name: 'Утро' })
  expect(screen.getByText('Черновик')).toBeInTheDocument()
  await o.pass(10 * MINUTE)
  expect(o.reads).not.toHaveBeenCalled()
  await o.pass(4000)
  expect(await screen.findByRole('link', { name: 'Утро' })).toBeInTheDocument()
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument()
  expect(o.counts()).toEqual([1])
  expect(o.reads).toHaveBeenCalledTimes(1)
  await o.pass(DAY)
  expect(o.reads).toHaveBeenCalledTimes(1)
})

test('shows in an open album a post that the schedule published', async () => {
  const o = await open(({ album }) => `/albums/${album}`, MINUTE)
  const posts = within(await screen.findByRole('region', { name: 'Посты альбома' }))
  expect(await posts.findByText('Черновик')).toBeInTheDocument()
  await o.pass(MINUTE + 4000)
  expect(posts.queryByText('Черновик')).not.toBeInTheDocument()
})

test('updates the status in the open editor and ends its schedule', async () => {
  const o = await open(({ post }) => `/${post}`, MINUTE)
  await screen.findByRole('textbox', { name: 'Текст поста' })
  await o.pass(MINUTE + 4000)
  expect(o.store.getState().editor?.document).toMatchObject({
    isPublished: true,
    schedule: { isEnabledScheduler: false, publishTime: null },
  })
  expect(screen.getByRole('button', { name: 'Снять с публикации' })).toBeInTheDocument()
})

test('repeats its request to a back office that is late with the transition, up to a limit', async () => {
  const o = await open(() => '/', MINUTE)
  await screen.findByRole('link', { name: 'Утро' })
  await o.pass(MINUTE + 4000, false)
  expect(o.reads).toHaveBeenCalledTimes(1)
  await o.pass(6000, false)
  expect(o.reads).toHaveBeenCalledTimes(2)
  await o.pass(DAY, false)
  expect(o.reads).toHaveBeenCalledTimes(5)
  await o.pass(DAY)
  expect(o.reads).toHaveBeenCalledTimes(5)
})

test('shows a transition that the back office executes late', async () => {
  const o = await open(() => '/', MINUTE)
  await screen.findByRole('link', { name: 'Утро' })
  const mend = o.answer(postEndpoints.searchPosts, {}, respondsWithStatus(403, 'Нет'))
  await o.pass(MINUTE + 4000)
  mend()
  expect(screen.getByText('Черновик')).toBeInTheDocument()
  expect(o.left).toEqual([])
  await o.pass(6000)
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument()
})

test('waits for a transition that is further away than the longest delay of a timer', async () => {
  const o = await open(() => '/', 60 * DAY)
  await screen.findByRole('link', { name: 'Утро' })
  await o.pass(MINUTE)
  expect(o.reads).not.toHaveBeenCalled()
})

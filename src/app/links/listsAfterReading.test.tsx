import { screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { userEndpoints } from '@/contract/endpoints/user'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { sourceListApi } from '@/features/sources/list/sourceListApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { aPost } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { aReadSource, updateReading } from '../../../test/server/sourceFactories'
import { world, type ScreenWorld } from '../../../test/world'
import { cachedLists, isListShown } from './lists/cachedLists'
import { pagesOf } from './testing/lists'

describe('returning to an open library', () => {
  const realNow = Date.now.bind(Date)
  let visibility: jest.SpyInstance<DocumentVisibilityState, []>
  let now: jest.SpyInstance<number, []>

  beforeEach(() => {
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    now = jest.spyOn(Date, 'now').mockImplementation(realNow)
  })
  afterAll(() => {
    jest.restoreAllMocks()
  })

  function turn(state: 'visible' | 'hidden') {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** Returns from another tab some time after the start. */
  function comeBack(seconds: number) {
    turn('hidden')
    now.mockImplementation(() => realNow() + seconds * 1000)
    turn('visible')
  }

  /** Number of requests for the first page. */
  function asked(w: ScreenWorld) {
    const calls = { count: 0 }
    w.answer(postEndpoints.searchPosts, {}, () => {
      calls.count += 1
      return Promise.resolve(undefined)
    })
    return calls
  }

  test('shows new posts in a library that was left open, without a loading state', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Старый пост' })
    await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    await aPost(w.server, w.account, { text: 'Новый пост', provider: 'vk' })
    await waitFor(() => {
      comeBack(61)
      expect(screen.queryByRole('status', { name: 'Загрузка' })).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Новый пост' })).toBeInTheDocument()
    })
  })

  test('sends no request after a short absence, and one request after a long absence', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Старый пост' })
    const calls = asked(w)
    await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    expect(calls.count).toBe(1)
    // The listener that keeps the library up to date is loaded a moment later.
    await waitFor(() => {
      comeBack(61)
      expect(calls.count).toBe(2)
    })
    comeBack(70)
    comeBack(110)
    comeBack(180)
    await waitFor(() => {
      expect(calls.count).toBe(3)
    })
  })

  test('does not refetch a list that is not shown on a screen', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Старый пост' })
    const calls = asked(w)
    const { router, store } = await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    await router.navigate('/albums')
    await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
    // RTK Query writes active subscriptions into the state half a second later.
    await waitFor(() => {
      const state = store.getState()
      expect(cachedLists(state).filter(({ key }) => isListShown(state, key))).toEqual([])
    })
    comeBack(61)
    await router.navigate('/segments')
    await screen.findByRole('heading', { level: 1, name: 'Сегменты' })
    expect(calls.count).toBe(1)
  })
})

describe('while a source is being loaded', () => {
  test('marks a loaded library as expecting posts, and shows the posts when they arrive', async () => {
    const w = await world()
    const source = await aReadSource(w.server, w.account, { run_at: null })
    await aPost(w.server, w.account, { text: 'Старый пост' })
    const { store, router } = await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    const isExpected = () => pagesOf(store, DEFAULT_LIST)[0]?.morePostsExpected
    expect(isExpected()).toBe(false)
    await router.navigate('/sources')
    await screen.findByText('ВКонтакте: Лён и глина')

    await store.dispatch(sourceListApi.endpoints.readSource.initiate(source))
    await waitFor(() => {
      expect(isExpected()).toBe(true)
    })
    await aPost(w.server, w.account, { text: 'Новый пост', provider: 'vk' })
    await updateReading(w.server, source, { run_at: null })
    await waitFor(() => {
      expect(pagesOf(store, DEFAULT_LIST)[0]?.postInfoList).toHaveLength(2)
    })
    expect(isExpected()).toBe(false)
  })

  test('marks a library as expecting posts even when the user left it before its first response', async () => {
    const w = await world()
    const gate = createGate()
    const source = await aReadSource(w.server, w.account, { run_at: null })
    w.answer(postEndpoints.searchPosts, {}, async () => {
      await gate.opened
      return undefined
    })
    const { store, router } = await w.show('/')
    await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
    await router.navigate('/sources')
    await screen.findByText('ВКонтакте: Лён и глина')
    gate.open()
    await waitFor(() => {
      expect(pagesOf(store, DEFAULT_LIST)).toHaveLength(1)
    })
    await waitFor(async () => {
      await store.dispatch(sourceListApi.endpoints.readSource.initiate(source))
      expect(pagesOf(store, DEFAULT_LIST)[0]?.morePostsExpected).toBe(true)
    })
  })

  test('marks a list that was loaded at the start and never shown as expecting posts', async () => {
    const w = await world()
    const source = await aReadSource(w.server, w.account, { run_at: null })
    const { store } = await w.show('/sources')
    await screen.findByText('ВКонтакте: Лён и глина')
    await store.dispatch(postListApi.endpoints.searchPosts.initiate(DEFAULT_LIST))
    await waitFor(async () => {
      await store.dispatch(sourceListApi.endpoints.readSource.initiate(source))
      expect(pagesOf(store, DEFAULT_LIST)[0]?.morePostsExpected).toBe(true)
    })
  })
})

describe('the sources of the filter', () => {
  const MENTIONS = 'Упоминания Магазин shop'

  async function aMention(w: ScreenWorld, text: string) {
    await w.server.db
      .insertInto('source')
      .values({
        account_id: w.account.id,
        type: 'mention',
        name: 'Магазин shop',
        auto_markup_mode: 'off',
        created_at: w.server.clock.now(),
      })
      .execute()
    await aPost(w.server, w.account, { text, provider: 'mention' })
  }

  test('contain a new source with its first post, without a reload', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Старый пост' })
    const { store } = await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    await w.user.click(screen.getByRole('button', { name: 'Фильтры' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    await panel.findByRole('group', { name: 'Источники' })
    expect(panel.queryByRole('checkbox', { name: MENTIONS })).not.toBeInTheDocument()
    await aMention(w, 'Моя ваза')
    // New posts arrive by a patch of the list, as in a silent refetch and after a reading.
    store.dispatch(postsExpected())
    await panel.findByRole('checkbox', { name: MENTIONS })
  })

  test('are refetched once when posts of a deleted source appear', async () => {
    const w = await world()
    await aPost(w.server, w.account, { text: 'Старый пост', provider: 'vk' })
    const { store } = await w.show('/')
    await screen.findByRole('link', { name: 'Старый пост' })
    const asked = { times: 0 }
    w.answer(userEndpoints.getUser, {}, () => {
      asked.times += 1
      return Promise.resolve(undefined)
    })
    store.dispatch(postsExpected())
    await waitFor(() => {
      expect(asked.times).toBe(1)
    })
    for (const text of ['Новый пост', 'Ещё один']) {
      await aPost(w.server, w.account, { text, provider: 'vk' })
      store.dispatch(postsExpected())
      await screen.findByRole('link', { name: text })
    }
    expect(asked.times).toBe(1)
  })
})

import { screen, waitFor } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { aPost } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'
import { cachedLists, isListShown } from './cachedLists'

const realNow = Date.now.bind(Date)
const visibility = jest.spyOn(document, 'visibilityState', 'get')
const now = jest.spyOn(Date, 'now')

beforeEach(() => {
  visibility.mockReturnValue('visible')
  now.mockImplementation(realNow)
})
afterAll(() => {
  jest.restoreAllMocks()
})

function turn(state: 'visible' | 'hidden') {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The person comes back from another tab some time after the beginning. */
function comeBack(seconds: number) {
  turn('hidden')
  now.mockImplementation(() => realNow() + seconds * 1000)
  turn('visible')
}

/** How often the first page was asked for. */
function asked(w: ScreenWorld) {
  const calls = { count: 0 }
  w.answer(postEndpoints.searchPosts, {}, () => {
    calls.count += 1
    return Promise.resolve(undefined)
  })
  return calls
}

test('a library that was left open shows what has come meanwhile, without a sign of loading', async () => {
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

test('a short look elsewhere asks for nothing, a long one once', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Старый пост' })
  const calls = asked(w)
  await w.show('/')
  await screen.findByRole('link', { name: 'Старый пост' })
  expect(calls.count).toBe(1)
  // What keeps the library up to date is loaded a moment later.
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

test('a list that is on no screen is not read', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Старый пост' })
  const calls = asked(w)
  const { router, store } = await w.show('/')
  await screen.findByRole('link', { name: 'Старый пост' })
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  // RTK Query puts into the state half a second later which lists are on a screen.
  await waitFor(() => {
    const state = store.getState()
    expect(cachedLists(state).filter(({ key }) => isListShown(state, key))).toEqual([])
  })
  comeBack(61)
  await router.navigate('/segments')
  await screen.findByRole('heading', { level: 1, name: 'Сегменты' })
  expect(calls.count).toBe(1)
})

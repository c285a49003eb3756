import { screen, waitFor, within } from '@testing-library/react'
import { aLongAlbum } from '../../../../test/server/library/longAlbum'
import { world, type ScreenWorld } from '../../../../test/world'
import { albumPostsApi } from '../albumPostsApi'

const POSTS = 90
const PAGES = 3

/** An album with all of its pages loaded, and the requests since then. */
async function scrolledToItsEnd() {
  const w = await world()
  const { albumId } = await aLongAlbum(w.server, w.account, POSTS)
  const requests: string[] = []
  const { app } = w.server
  const { fetch } = app
  app.fetch = (request, ...others) => {
    requests.push(new URL(request.url).pathname.replace(/^.*\/(?=album|vitrina_post)/, ''))
    return fetch(request, ...others)
  }
  const { store } = await w.show(`/albums/${albumId}`)
  await screen.findByRole('link', { name: 'Пост 1' })
  await screen.findByText(/^Ни один виджет/)
  const pages = () => {
    const { api } = store.getState()
    const [list] = albumPostsApi.util.selectCachedArgsForQuery({ api }, 'listAlbumPosts')
    return list
      ? (albumPostsApi.endpoints.listAlbumPosts.select(list)({ api }).data?.pages ?? [])
      : []
  }
  for (let shown = pages().length; shown < PAGES; shown = pages().length) {
    await w.user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => {
      expect(pages().length).toBeGreaterThan(shown)
    })
  }
  requests.length = 0
  const texts = () =>
    pages().flatMap(({ postInfoList }) => postInfoList.map(({ vitrinaPost }) => vitrinaPost.text))
  return { ...w, requests, texts }
}

const choose = async ({ user }: ScreenWorld, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }))

test('refetches only those pages of a long album whose posts have changed', async () => {
  const w = await scrolledToItsEnd()
  const { requests, texts } = w
  const expected = texts()

  screen.getByRole('link', { name: 'Пост 1' }).focus()
  await w.user.keyboard('{Control>}{ArrowRight}{/Control}')
  expected.splice(0, 2, 'Пост 2', 'Пост 1')
  await waitFor(() => {
    expect(requests).toEqual(['album/post/update_position'])
  })
  expect(texts()).toEqual(expected)

  requests.length = 0
  await choose(w, 'Пост 3')
  await choose(w, 'Пост 4')
  const toolbar = await screen.findByRole('toolbar', { name: 'Действия с выбранными постами' })
  await w.user.click(within(toolbar).getByRole('button', { name: 'В начало' }))
  expected.splice(0, 4, 'Пост 3', 'Пост 4', 'Пост 2', 'Пост 1')
  await waitFor(() => {
    expect(texts()).toEqual(expected)
  })
  expect(requests).toEqual(['album/post/move_to_top', 'album/order'])

  requests.length = 0
  await w.user.click(within(toolbar).getByRole('button', { name: 'Убрать из альбома' }))
  expected.splice(0, 2)
  await waitFor(() => {
    expect(texts()).toEqual(expected)
  })
  expect(requests.filter((path) => path === 'album/posts')).toEqual([])
  expect(requests).toContain('album/order')
})

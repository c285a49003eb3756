import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { successEnvelope } from '@/contract/envelope'
import { albumEditApi } from '@/features/albums/albumEditApi'
import { albumListApi } from '@/features/albums/albumListApi'
import { segmentsApi } from '@/features/segments/segmentsApi'
import { saveMessageCleared } from '@/features/editor/editorSlice'
import { DEFAULT_LIST, listOfFilter, type PostList } from '@/features/posts/library/libraryFilter'
import { decodePictures, photo } from '../../../test/browserFiles'
import { respondsWithStatus } from '../../../test/failures'
import { aShopAtWork } from '../../../test/scenarios'
import { aSegment } from '../../../test/server/accountFactories'
import { anAlbum, aPost } from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { world, type ScreenWorld } from '../../../test/world'
import { loadPages, pagesOf, textsOf, manyPosts, TIME_OF_FIRST } from './testing/lists'

beforeEach(() => {
  decodePictures()
})

const BY_LIKES = listOfFilter({ sort: { field: 'likeCount', asc: false } })
const OF_WORDS = listOfFilter({ query: 'Пост' })
const DRAFTS = listOfFilter({ status: 'draft' })
const PUBLISHED = listOfFilter({ status: 'published' })

/** A library of 70 posts with two pages loaded, and post 3 chosen. */
async function library(others: PostList[] = []) {
  const w = await world()
  await manyPosts(w, 70, (number) => ({ like_count: 1000 - number }))
  const shown = await w.show('/')
  await w.user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Пост 3' }))
  for (const list of [DEFAULT_LIST, ...others]) await loadPages(shown.store, list, 2)
  const flat = (list: PostList) => textsOf(shown.store, list).flat()
  return { ...w, ...shown, flat }
}

const isChosen = () => screen.getByRole('checkbox', { name: 'Выбрать: Пост 3' })

/** Adds a post by a link that the back office has already read. */
async function addByLink(w: ScreenWorld, row: Parameters<typeof aPost>[2]) {
  await w.user.click(screen.getByRole('button', { name: 'Добавить пост' }))
  await w.user.click(await screen.findByRole('tab', { name: 'Ссылка' }))
  const { id } = await aPost(w.server, w.account, { provider: 'link', ...row })
  const postInfo = await postInfoOf(w.server, w.account, id)
  w.answer(postEditingEndpoints.getPostByUrl, {}, () =>
    HttpResponse.json(successEnvelope({ postInfo, isNew: true })),
  )
  await w.user.click(screen.getByRole('textbox', { name: 'Ссылка на пост' }))
  await w.user.paste('https://www.instagram.com/p/Cx1/')
  await w.user.keyboard('{Enter}')
  await screen.findByText('Пост добавлен')
}

test('inserts an uploaded post at the front of the list, and keeps loaded pages and chosen posts', async () => {
  const l = await library([DRAFTS, PUBLISHED])
  await l.user.click(screen.getByRole('button', { name: 'Добавить пост' }))
  await l.user.upload(await screen.findByTestId('post-files'), await photo('а.jpg'))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Подпись' }), {
    target: { value: 'Новый' },
  })
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Создать пост' })).toBeEnabled()
  })
  await l.user.click(screen.getByRole('button', { name: 'Создать пост' }))
  await screen.findByRole('link', { name: 'Новый' })
  await screen.findByText('71 пост')
  expect(isChosen()).toBeChecked()
  expect(l.flat(DEFAULT_LIST)).toHaveLength(61)
  expect(l.flat(DEFAULT_LIST).slice(0, 2)).toEqual(['Новый', 'Пост 1'])
  await waitFor(() => {
    expect(l.flat(DRAFTS)[0]).toBe('Новый')
  })
  expect(pagesOf(l.store, PUBLISHED)[0]?.paging.total).toBe(0)
  // Later pages shift by one without a gap.
  await loadPages(l.store, DEFAULT_LIST, 3)
  expect(new Set(l.flat(DEFAULT_LIST)).size).toBe(71)
})

test('inserts a post once at its position in the middle of the list, in every order', async () => {
  const l = await library([BY_LIKES, OF_WORDS])
  await addByLink(l, {
    text: 'Пост по ссылке',
    provider_created_at: TIME_OF_FIRST - 45_500,
    like_count: 990,
  })
  for (const [list, before] of [
    [DEFAULT_LIST, 'Пост 45'],
    [BY_LIKES, 'Пост 9'],
    [OF_WORDS, 'Пост 45'],
  ] as const) {
    await waitFor(() => {
      expect(l.flat(list)).toContain('Пост по ссылке')
    })
    expect(l.flat(list).filter((text) => text === 'Пост по ссылке')).toHaveLength(1)
    expect(l.flat(list)[l.flat(list).indexOf('Пост по ссылке') - 1]).toBe(before)
    expect(l.flat(list)).toHaveLength(61)
  }
  expect(isChosen()).toBeChecked()

  // A post that belongs after the loaded pages is counted, and is loaded with its page.
  await addByLink(l, { text: 'Старый', provider_created_at: 1 })
  await screen.findByText('72 поста')
  expect(l.flat(DEFAULT_LIST)).not.toContain('Старый')
  await loadPages(l.store, DEFAULT_LIST, 3)
  expect(l.flat(DEFAULT_LIST).at(-1)).toBe('Старый')
})

test('adds a newly created post to the list before the person returns', async () => {
  const l = await library()
  await l.router.navigate('/create/post')
  await screen.findByRole('radio', { name: 'Фон 1' })
  fireEvent.change(screen.getByRole('textbox', { name: 'Подпись' }), {
    target: { value: 'С нуля' },
  })
  await l.user.click(screen.getByRole('button', { name: 'Создать пост' }))
  await screen.findByRole('link', { name: 'Назад в медиатеку' })
  await waitFor(() => {
    expect(l.flat(DEFAULT_LIST)[0]).toBe('С нуля')
  })
  expect(l.flat(DEFAULT_LIST)).toHaveLength(61)
  await l.router.navigate(-2)
  await screen.findByRole('link', { name: 'С нуля' })
  expect(isChosen()).toBeChecked()
  localStorage.clear()
})

/** One more than the number of pages up to which a list is refetched as a whole. */
const PAGES = 21

test('keeps the pages of a long list without gaps when a saved post leaves it and returns', async () => {
  const w = await world()
  const albums = [await anAlbum(w.server, w.account, 'Кухня')]
  const ids = await manyPosts(w, 22 * 30, () => ({ albums }))
  const { store, router } = await w.show('/?status=draft')
  await screen.findByRole('list', { name: 'Посты' })
  await loadPages(store, DRAFTS, PAGES)
  const flat = () => [...new Set(textsOf(store, DRAFTS).flat())]
  const names = (to: number, without?: number) =>
    Array.from({ length: to }, (_name, index) => index + 1)
      .filter((number) => number !== without)
      .map((number) => `Пост ${number}`)

  await router.navigate(`/${ids[40]!}`)
  await w.user.click(await screen.findByRole('button', { name: 'Опубликовать' }))
  await screen.findByText('Пост опубликован')
  await waitFor(() => {
    expect(flat()).toEqual(names(PAGES * 30 + 1, 41))
  })
  expect(pagesOf(store, DRAFTS)).toHaveLength(PAGES)

  act(() => void store.dispatch(saveMessageCleared()))
  await w.user.click(screen.getByRole('button', { name: 'Снять с публикации' }))
  const question = within(await screen.findByRole('dialog'))
  await w.user.click(question.getByRole('button', { name: 'Снять с публикации' }))
  await waitFor(() => {
    expect(flat().indexOf('Пост 41')).toBe(40)
  })
  expect(pagesOf(store, DRAFTS)).toHaveLength(PAGES)
  await loadPages(store, DRAFTS, PAGES + 1)
  expect(flat()).toEqual(names(660))
})

test('updates in the lists an album renamed or deleted on another screen, and keeps their pages', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await manyPosts(w, 40, () => ({ albums: [album] }))
  const { store, router } = await w.show('/')
  await screen.findByRole('link', { name: 'Пост 1' })
  await loadPages(store, DEFAULT_LIST, 2)
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  const albumsOfLast = () =>
    pagesOf(store, DEFAULT_LIST)
      .at(-1)
      ?.postInfoList.at(-1)
      ?.vitrinaPost.albumList.map(({ name }) => name)

  const { id } = album
  await store.dispatch(albumEditApi.endpoints.renameAlbum.initiate({ id, name: 'Спальня' }))
  await waitFor(() => {
    expect(albumsOfLast()).toEqual(['Спальня'])
  })
  await store.dispatch(albumEditApi.endpoints.deleteAlbum.initiate({ id }))
  await waitFor(() => {
    expect(albumsOfLast()).toEqual([])
  })
  expect(pagesOf(store, DEFAULT_LIST)).toHaveLength(2)
})

test('updates in the lists a segment renamed on another screen', async () => {
  const w = await world()
  const { id } = await aSegment(w.server, w.account)
  const post = await aPost(w.server, w.account, { text: 'Пост' })
  const row = { post_id: post.id, segment_id: id }
  await w.server.db.insertInto('post_segment').values(row).execute()
  const { store, router } = await w.show('/')
  await screen.findByRole('link', { name: 'Пост' })
  await router.navigate('/segments')
  await screen.findByRole('heading', { level: 1, name: 'Сегменты' })
  await store.dispatch(segmentsApi.endpoints.renameSegment.initiate({ id, name: 'Свои' }))
  await waitFor(() => {
    const [page] = pagesOf(store, DEFAULT_LIST)
    expect(page?.postInfoList.map(({ segments }) => segments)).toEqual([[{ id, name: 'Свои' }]])
  })
})

test('adds a published post to the count of its album before the list is refetched', async () => {
  const w = await world(aShopAtWork)
  const { store } = await w.show(`/${w.facts.post.id}`)
  await screen.findAllByText('Кухня')
  // The confirming read never succeeds, so only the patch is shown.
  w.answer(albumEndpoints.listAlbums, {}, respondsWithStatus(500))
  await w.user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  await screen.findByText('Пост опубликован')
  await waitFor(() => {
    const { data } = albumListApi.endpoints.listAlbums.select()(store.getState())
    expect(data?.map(({ postCount, allPostCount }) => [postCount, allPostCount])).toEqual([[1, 1]])
  })
})

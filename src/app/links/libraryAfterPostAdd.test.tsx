import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { successEnvelope } from '@/contract/envelope'
import { DEFAULT_LIST, listOfFilter, type PostList } from '@/features/posts/library/libraryFilter'
import { decodePictures, photo } from '../../../test/browserFiles'
import { aPost } from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { world, type ScreenWorld } from '../../../test/world'
import { loadPages, pagesOf, textsOf } from './testing/loadPages'
import { manyPosts, TIME_OF_FIRST } from './testing/manyPosts'

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
  await w.user.type(
    screen.getByRole('textbox', { name: 'Ссылка на пост' }),
    'https://www.instagram.com/p/Cx1/{Enter}',
  )
  await screen.findByText('Пост добавлен')
}

test('an uploaded post comes in front, and what was scrolled through and chosen stays', async () => {
  const l = await library([DRAFTS, PUBLISHED])
  await l.user.click(screen.getByRole('button', { name: 'Добавить пост' }))
  await l.user.upload(await screen.findByTestId('post-files'), await photo('а.jpg'))
  await l.user.type(await screen.findByRole('textbox', { name: 'Подпись' }), 'Новый')
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
  // Later pages shift by one and leave no gap.
  await loadPages(l.store, DEFAULT_LIST, 3)
  expect(new Set(l.flat(DEFAULT_LIST)).size).toBe(71)
})

test('a post that belongs in the middle comes to its place, once, in every order', async () => {
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
})

test('a post that belongs behind what is loaded is counted, and comes with its page', async () => {
  const l = await library()
  await addByLink(l, { text: 'Старый', provider_created_at: 1 })
  await screen.findByText('71 пост')
  expect(l.flat(DEFAULT_LIST)).not.toContain('Старый')
  await loadPages(l.store, DEFAULT_LIST, 3)
  expect(l.flat(DEFAULT_LIST).at(-1)).toBe('Старый')
})

test('a post from scratch is in the list that somebody comes back to', async () => {
  const l = await library()
  await l.router.navigate('/create/post')
  await screen.findByRole('radio', { name: 'Фон 1' })
  await l.user.type(screen.getByRole('textbox', { name: 'Подпись' }), 'С нуля')
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

import { screen, waitFor } from '@testing-library/react'
import { listOfFilter } from '@/features/posts/library/libraryFilter'
import { anAlbum } from '../../../test/server/factories'
import { world } from '../../../test/world'
import { loadPages, pagesOf, textsOf } from './testing/loadPages'
import { manyPosts } from './testing/manyPosts'

const DRAFTS = listOfFilter({ status: 'draft' })
const PUBLISHED = listOfFilter({ status: 'published' })
/** One more than are read as a whole. */
const PAGES = 21

/** 660 posts of an album; 21 pages are loaded of every list of the given status. */
async function longLibrary(status: 'draft' | 'published', other: number) {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const isPublished = status === 'published'
  const ids = await manyPosts(w, 22 * 30, (number) => ({
    albums: [album],
    is_published: (number === other) === isPublished ? 0 : 1,
  }))
  const shown = await w.show(`/?status=${status}`)
  await screen.findByRole('list', { name: 'Посты' })
  const list = isPublished ? PUBLISHED : DRAFTS
  await loadPages(shown.store, list, PAGES)
  const flat = () => [...new Set(textsOf(shown.store, list).flat())]
  const save = async (id: number, button: string) => {
    await shown.router.navigate(`/${id}`)
    await w.user.click(await screen.findByRole('button', { name: button }))
  }
  return { ...w, ...shown, ids, list, flat, save }
}

const names = (from: number, to: number, without: number) =>
  Array.from({ length: to - from + 1 }, (_name, index) => from + index)
    .filter((number) => number !== without)
    .map((number) => `Пост ${number}`)

test('a long list that a saved post left keeps its pages, and nothing is missing behind', async () => {
  const l = await longLibrary('draft', 0)
  await l.save(l.ids[40]!, 'Опубликовать')
  await screen.findByText('Пост опубликован')
  await waitFor(() => {
    expect(l.flat()).toEqual(names(1, PAGES * 30 + 1, 41))
  })
  expect(pagesOf(l.store, l.list)).toHaveLength(PAGES)
  await loadPages(l.store, l.list, PAGES + 1)
  expect(l.flat()).toEqual(names(1, 660, 41))
})

test('a long list that a saved post came into has it where it belongs', async () => {
  const l = await longLibrary('published', 100)
  expect(l.flat()).not.toContain('Пост 100')
  await l.save(l.ids[99]!, 'Опубликовать')
  await screen.findByText('Пост опубликован')
  await waitFor(() => {
    expect(l.flat().indexOf('Пост 100')).toBe(99)
  })
  expect(pagesOf(l.store, l.list)).toHaveLength(PAGES)
  await loadPages(l.store, l.list, PAGES + 1)
  expect(l.flat()).toEqual(names(1, 660, 0))
})

import { screen, waitFor } from '@testing-library/react'
import { albumEditApi } from '@/features/albums/albumEditApi'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { anAlbum } from '../../../test/server/factories'
import { world } from '../../../test/world'
import { loadPages, pagesOf } from './testing/loadPages'
import { manyPosts } from './testing/manyPosts'

test('an album that is renamed and deleted on another screen is so in the lists, which keep their pages', async () => {
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

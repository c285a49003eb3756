import { endpointPath } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { ACCOUNT, world } from '../../../../test/world'
import { refetchPages } from './refetchPages'
import { loadPages, manyPosts, textsOf } from '../testing/lists'

test('returns posts that were added while the pages of a list were being read', async () => {
  const w = await world()
  const { store } = await w.show('/profile')
  await manyPosts(w, 1)
  await loadPages(store, DEFAULT_LIST, 1)
  const rounds: Promise<unknown>[] = []
  const addPost = async () => {
    await manyPosts(w, 1)
    rounds.push(refetchPages(DEFAULT_LIST, [1], store.dispatch))
  }
  const { app } = w.server
  const { fetch } = app
  // The server adds a post after each of the first three responses, before the page receives it.
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    if (new URL(request.url).pathname === endpointPath(postEndpoints.searchPosts, ACCOUNT)) {
      if (rounds.length < 3) await addPost()
    }
    return response
  }
  await addPost()
  for (const round of rounds) await round
  expect(textsOf(store, DEFAULT_LIST).flat()).toHaveLength(4)
})

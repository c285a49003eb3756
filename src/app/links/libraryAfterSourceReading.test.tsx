import { screen, waitFor } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { sourceListApi } from '@/features/sources/list/sourceListApi'
import { postListApi } from '@/features/posts/library/postListApi'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { createGate } from '../../../test/server/gate'
import { aPost } from '../../../test/server/factories'
import { aReadSource, updateReading } from '../../../test/server/sourceFactories'
import { world } from '../../../test/world'
import { pagesOf } from './testing/loadPages'

test('a library that was loaded before learns that posts are expected, and shows them once they have come', async () => {
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

test('a library that was left before its first list had come learns it too', async () => {
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

test('a list that was loaded at the start, and never shown, learns it too', async () => {
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

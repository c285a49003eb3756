import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import type { PostPage } from '@/contract/entities/posts/postList'
import { postListApi } from '@/features/posts/library/postListApi'

const { searchPosts, peekPosts } = postListApi.endpoints
const selectUser = userApi.endpoints.getUser.select()

type UserState = Parameters<typeof selectUser>[0]

const providersOf = (pages: readonly PostPage[]) =>
  new Set(
    pages.flatMap(({ postInfoList }) =>
      postInfoList.map(({ providerPost }) => providerPost.provider),
    ),
  )

type EffectApi = ListenerEffectAPI<UserState, ThunkDispatch<UserState, unknown, UnknownAction>>

/**
 * A source may appear while the library is open: the first mention creates the source of mentions. When a list contains
 * posts of an unknown source, refetches the sources, once per source. The posts of a disconnected source stay in the
 * library, so they would otherwise cause a refetch each time.
 */
export function listenForNewSources(startListening: StartListening<UserState>) {
  const asked = new Set<string>()
  const lookAt = (pages: readonly PostPage[], { getState, dispatch }: EffectApi) => {
    const { data: user } = selectUser(getState())
    if (!user) return
    const known = new Set(user.dataSourceList.map(({ name }) => name))
    for (const name of known) asked.delete(name)
    const unknown = [...providersOf(pages)].filter((name) => !known.has(name) && !asked.has(name))
    if (unknown.length === 0) return
    for (const name of unknown) asked.add(name)
    dispatch(api.util.invalidateTags(['User', 'Source']))
  }
  startListening({
    matcher: searchPosts.matchFulfilled,
    effect: ({ payload }, effect) => {
      lookAt(payload.pages, effect)
    },
  })
  startListening({
    matcher: peekPosts.matchFulfilled,
    effect: ({ payload }, effect) => {
      lookAt([payload], effect)
    },
  })
}

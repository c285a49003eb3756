import type { AppStore } from '@/app/start/store'
import type { PostInfo, ProviderPost, VitrinaPost } from '@/contract/entities/posts/post'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { aMedia, aPost } from '../../../../test/server/factories'
import type { ScreenWorld } from '../../../../test/world'

/** The loaded pages of a list. */
export function pagesOf(store: AppStore, list: PostList) {
  return postListApi.endpoints.searchPosts.select(list)(store.getState()).data?.pages ?? []
}

/** The captions of a list's posts, page by page. */
export const textsOf = (store: AppStore, list: PostList) =>
  pagesOf(store, list).map(({ postInfoList }) =>
    postInfoList.map(({ vitrinaPost }) => vitrinaPost.text),
  )

/** Loads `count` pages of a list, or all if there are fewer. */
export async function loadPages(store: AppStore, list: PostList, count: number): Promise<void> {
  const isAtEnd = () => {
    const last = pagesOf(store, list).at(-1)?.paging
    return last !== undefined && last.page >= last.pageCount
  }
  while (pagesOf(store, list).length < count && !isAtEnd()) {
    const { error } = await store.dispatch(
      postListApi.endpoints.searchPosts.initiate(list, { direction: 'forward', subscribe: false }),
    )
    if (error) throw new Error('A page did not come')
  }
}

/** Midnight of a day of March 2026 (UTC). */
export const day = (number: number) => new Date(Date.UTC(2026, 2, number)).toISOString()

/** A draft without albums, created at its source on the March day of its id. */
export function makeListedPost(
  id: number,
  vitrina: Partial<VitrinaPost> = {},
  provider: Partial<ProviderPost> = {},
): PostInfo {
  const { providerPost, ...post } = makePostInfo({ id, albumList: [], ...vitrina })
  return { ...post, providerPost: { ...providerPost, createdAt: day(id), ...provider } }
}

/** Posts «Пост 1», «Пост 2», … of a library from the newest, a second apart; returns their ids. */
export async function manyPosts(
  w: ScreenWorld,
  count: number,
  change: (number: number) => Parameters<typeof aPost>[2] = () => ({}),
): Promise<number[]> {
  const media = [await aMedia(w.server, w.account)]
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const row = {
      text: `Пост ${number}`,
      provider_created_at: TIME_OF_FIRST - number * 1000,
      media,
    }
    ids.push((await aPost(w.server, w.account, { ...row, ...change(number) })).id)
  }
  return ids
}

/** The creation time of the first post, in ms. */
export const TIME_OF_FIRST = 1_700_000_000_000

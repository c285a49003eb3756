import type { StartListening } from '@/common/store/listening'
import { postListApi } from '@/features/posts/library/postListApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { refetchPages } from './refetchPages'
import type { ApiState } from './settlePosts'

/**
 * While a network is read, marks the library's lists as expecting posts, and updates them, also while the person is on
 * the sources' page.
 */
export function listenForSourceReadings(startListening: StartListening<ApiState>) {
  startListening({
    actionCreator: postsExpected,
    effect: async (_action, { getState, dispatch }) => {
      const lists = postListApi.util.selectCachedArgsForQuery(getState(), 'searchPosts')
      await Promise.all(lists.map((list) => refetchPages(list, [1], dispatch)))
    },
  })
}

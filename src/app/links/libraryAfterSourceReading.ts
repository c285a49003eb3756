import type { StartListening } from '@/common/store/listening'
import { postListApi } from '@/features/posts/library/postListApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { refetchPages } from './refetchPages'
import type { ApiState } from './settlePosts'

/**
 * A network is being read: the library's lists learn that more posts are expected, and show those that have come, also
 * when somebody watches the sources meanwhile.
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

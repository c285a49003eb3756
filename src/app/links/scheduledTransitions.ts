import {
  createAction,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { currentTime } from '@/common/lib/serverClock'
import { locationChanged } from '@/common/routing/locationSlice'
import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { albumListApi } from '@/features/albums/albumListApi'
import { albumPostsApi } from '@/features/albums/albumPostsApi'
import type { AlbumPostList } from '@/features/albums/albumRules'
import { scheduleActed } from '@/features/editor/state/actions'
import type { WithEditor } from '@/features/editor/editorSlice'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { scheduledTransition } from '@/features/posts/library/postStates'
import { readPostApi } from '@/features/posts/library/readPostApi'
import { countChangesOfAll, patchedAlbumCounts } from './albumCounts'
import type { ApiState } from './lists/settlePosts'
import { updateLists } from './lists/updateLists'

/** Which lists are on a screen is known only a moment after they were mounted or unmounted. */
const REST_MS = 1_000
/**
 * The delay after a transition's time until it is first checked, and after each check that was too
 * early.
 */
const FIRST_LOOK_MS = 3_000
const NEXT_LOOKS_MS = [5_000, 15_000, 60_000, 300_000]
/**
 * Timers support no more than 2^31 ms and stop while the machine sleeps, so the wait for a distant
 * transition is split.
 */
const MAX_WAIT_MS = 300_000

/** A screen was opened that may show posts with a schedule. */
export const transitionsAwaited = createAction('scheduledTransitions/transitionsAwaited')

type EffectApi = ListenerEffectAPI<
  WithShownPosts,
  ThunkDispatch<WithShownPosts, unknown, UnknownAction>
>

interface Look {
  count: number
  /** When it is due, by this machine's clock; Infinity once it was seen or its wait has ended. */
  at: number
}

const keyOf = ({ postId, time }: ShownTransition) => `${postId} ${time}`

/** Updates a post that the schedule has changed, in every place that an ordinary save updates too. */
function settle(
  { postId, post: before }: ShownTransition,
  library: EffectApi,
  after: typeof before | null,
) {
  const { dispatch } = library
  const posts = new Map([[postId, after]])
  updateLists(posts, library)
  dispatch(patchedAlbumCounts(countChangesOfAll(new Map([[postId, before]]), posts)))
  if (after) dispatch(scheduleActed(after))
  dispatch(api.util.invalidateTags(before.review ? ['Album', 'Review'] : ['Album']))
}

/**
 * The back office publishes and unpublishes by schedule: screens that show such a post read it again in the
 * background shortly after its time, and a few times more if nothing has happened yet.
 */
export function listenForScheduledTransitions(startListening: StartListening<WithShownPosts>) {
  const looks = new Map<string, Look>()
  const lookFor = (transition: ShownTransition): Look =>
    looks.get(keyOf(transition)) ?? { count: 0, at: Date.parse(transition.time) + FIRST_LOOK_MS }

  async function look(transition: ShownTransition, effect: EffectApi) {
    const { data: post } = await effect.dispatch(
      readPostApi.endpoints.readPost.initiate(transition.postId, {
        subscribe: false,
        forceRefetch: true,
      }),
    )
    const { revision } = transition.post.vitrinaPost
    if (post === undefined || post?.vitrinaPost.revision === revision) return
    looks.set(keyOf(transition), { ...lookFor(transition), at: Infinity })
    settle(transition, effect, post)
  }

  startListening({
    predicate: (action, state, before) =>
      transitionsAwaited.match(action) ||
      locationChanged.match(action) ||
      state.api.queries !== before.api.queries ||
      state.editor?.postInfo !== before.editor?.postInfo,
    effect: async (_action, effect) => {
      effect.cancelActiveListeners()
      await effect.delay(REST_MS)
      for (;;) {
        const transitions = shownTransitions(effect.getState())
        const next = Math.min(...transitions.map((transition) => lookFor(transition).at))
        if (next === Infinity) return
        const now = currentTime()
        if (next > now) {
          await effect.delay(Math.min(next - now, MAX_WAIT_MS))
          continue
        }
        const due = transitions.filter((transition) => lookFor(transition).at <= now)
        // Set before the requests, because this listener runs again after every response.
        for (const transition of due) {
          const { count } = lookFor(transition)
          const pause = NEXT_LOOKS_MS[count] ?? Infinity
          looks.set(keyOf(transition), { count: count + 1, at: now + pause })
        }
        for (const transition of due) await look(transition, effect)
      }
    },
  })
}

type StateOf<Api extends typeof albumListApi | typeof albumPostsApi> = Parameters<
  Api['util']['selectCachedArgsForQuery']
>[0]
type Cache = ApiState & StateOf<typeof albumListApi> & StateOf<typeof albumPostsApi>
type WithShownPosts = Cache & Partial<WithEditor>

/** The next scheduled transition of a post that some screen shows. */
interface ShownTransition {
  postId: number
  /** UTC ISO 8601 */
  time: string
  /** The post as it is shown. */
  post: PostInfo
}

/** The loaded posts of those lists of the library and the albums that are on a screen. */
function loadedPosts(state: Cache): PostInfo[] {
  return Object.entries(state.api.queries).flatMap(([cacheKey, entry]) => {
    const subscribers = Object.keys(state.api.subscriptions[cacheKey] ?? {})
    if (!entry || subscribers.length === 0) return []
    const { endpointName, originalArgs } = entry
    if (endpointName === 'searchPosts') {
      const { data } = postListApi.endpoints.searchPosts.select(
        originalArgs as unknown as PostList,
      )(state)
      return data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
    }
    if (endpointName === 'listAlbumPosts') {
      const list = originalArgs as unknown as AlbumPostList
      const { data } = albumPostsApi.endpoints.listAlbumPosts.select(list)(state)
      return data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
    }
    return []
  })
}

/** The next transition of every scheduled post that is shown in a list or open in the editor, each post once. */
function shownTransitions(state: WithShownPosts): ShownTransition[] {
  const postInfo = state.editor?.postInfo
  const transitions = new Map<number, ShownTransition>()
  for (const post of [...loadedPosts(state), ...(postInfo ? [postInfo] : [])]) {
    const transition = scheduledTransition(post)
    const { id } = post.vitrinaPost
    if (transition && id !== null) transitions.set(id, { postId: id, time: transition.time, post })
  }
  return [...transitions.values()]
}

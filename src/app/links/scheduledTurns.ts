import {
  createAction,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { scheduleActed } from '@/features/editor/editorEvents'
import { readPostApi } from '@/features/posts/library/readPostApi'
import { locationChanged } from '@/common/routing/locationSlice'
import { countChangesOfAll } from './albumCounts'
import { patchedAlbumCounts } from './patchedAlbumCounts'
import { shownTurns, type ShownTurn, type WithShownPosts } from './shownTurns'
import { updateLists } from './updateLists'

/** Which lists are on a screen is known a moment after they have come or gone. */
const REST_MS = 1_000
/** How long after its time a turn is looked for, and how long after each look that came too early. */
const FIRST_LOOK_MS = 3_000
const NEXT_LOOKS_MS = [5_000, 15_000, 60_000, 300_000]
/** Timers hold no more than 2^31 ms and stand still while the machine sleeps, so a far turn is waited for in parts. */
const LONGEST_WAIT_MS = 300_000

/** A screen begins to wait for the turns of posts that it may show already. */
export const turnsAwaited = createAction('scheduledTurns/turnsAwaited')

type EffectApi = ListenerEffectAPI<
  WithShownPosts,
  ThunkDispatch<WithShownPosts, unknown, UnknownAction>
>

interface Look {
  count: number
  /** When it is due, by the clock of this machine; never for a turn that was seen or given up. */
  at: number
}

const keyOf = ({ postId, time }: ShownTurn) => `${postId} ${time}`

/** Puts a post that the schedule has changed wherever it is shown, as after a save. */
function settle(
  { postId, post: before }: ShownTurn,
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
 * The back office publishes and takes down by schedule: what shows such a post reads it again shortly after its time,
 * without a sign, and a few times more if nothing has happened yet.
 */
export function listenForScheduledTurns(startListening: StartListening<WithShownPosts>) {
  const looks = new Map<string, Look>()
  const lookFor = (turn: ShownTurn): Look =>
    looks.get(keyOf(turn)) ?? { count: 0, at: Date.parse(turn.time) + FIRST_LOOK_MS }

  async function look(turn: ShownTurn, effect: EffectApi) {
    const { data: post } = await effect.dispatch(
      readPostApi.endpoints.readPost.initiate(turn.postId, {
        subscribe: false,
        forceRefetch: true,
      }),
    )
    const { revision } = turn.post.vitrinaPost
    if (post === undefined || post?.vitrinaPost.revision === revision) return
    looks.set(keyOf(turn), { ...lookFor(turn), at: Infinity })
    settle(turn, effect, post)
  }

  startListening({
    predicate: (action, state, before) =>
      turnsAwaited.match(action) ||
      locationChanged.match(action) ||
      state.api.queries !== before.api.queries ||
      state.editor?.postInfo !== before.editor?.postInfo,
    effect: async (_action, effect) => {
      effect.cancelActiveListeners()
      await effect.delay(REST_MS)
      for (;;) {
        const turns = shownTurns(effect.getState())
        const next = Math.min(...turns.map((turn) => lookFor(turn).at))
        if (next === Infinity) return
        const now = Date.now()
        if (next > now) {
          await effect.delay(Math.min(next - now, LONGEST_WAIT_MS))
          continue
        }
        const due = turns.filter((turn) => lookFor(turn).at <= now)
        // Told before anything is asked: every answer starts this anew.
        for (const turn of due) {
          const { count } = lookFor(turn)
          const pause = NEXT_LOOKS_MS[count] ?? Infinity
          looks.set(keyOf(turn), { count: count + 1, at: now + pause })
        }
        for (const turn of due) await look(turn, effect)
      }
    },
  })
}

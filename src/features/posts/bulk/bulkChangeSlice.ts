import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { PostChange, PostState } from '@/contract/entities/posts/postChange'
import { listShown } from '@/common/ui/posts/librarySelectionSlice'

/** A bulk change; undoing restores the posts' own states. */
export type BulkChange = Exclude<PostChange, { type: 'restore' }> | { type: 'restore' }

export interface BulkPost {
  id: number
  name: string
  /** The state of the post before the change. Undo sends it with the revision after the change. */
  state: PostState
}

export interface BulkFailure {
  post: BulkPost
  message: Message
}

/** A question that the person answers before a change. */
export interface BulkQuestion {
  kind: Exclude<BulkChange['type'], 'restore' | 'unpublish'>
  ids: number[]
}

/** The menu of one post, and its position on the window. */
export interface PostMenuPlace {
  id: number
  x: number
  y: number
}

export interface BulkChangeState {
  menu: PostMenuPlace | null
  question: BulkQuestion | null
  areFailuresShown: boolean
  /** Number of changes so far. It identifies a change, so that an action for one change does not affect another. */
  number: number
  /** The last change; null before the first one. */
  change: BulkChange | null
  /** Names of the albums that posts are added to or removed from. */
  albumNames: string[]
  status: 'running' | 'stopping' | 'ended'
  total: number
  /** Whether the posts failed before, perhaps only because the response was lost. */
  isRetry: boolean
  /** Whether all of the changed posts are reviews. */
  areReviews: boolean
  /** Posts that are still to be changed. */
  waiting: BulkPost[]
  /** Posts that were changed. */
  doneCount: number
  failures: BulkFailure[]
  /** Posts for which the change can be undone. */
  undoable: BulkPost[]
}

/** The start of a change, with the names of its albums. */
interface BulkStart {
  change: BulkChange
  posts: BulkPost[]
  albumNames?: string[]
}

/** The result for one post of a batch. */
export interface BulkOutcome {
  id: number
  failure: Message | null
  /**
   * The revision after the change; `deleted` for a post that was moved into the trash, null for a post that was not
   * changed.
   */
  revision: number | 'deleted' | null
}

const initialState: BulkChangeState = {
  menu: null,
  question: null,
  areFailuresShown: false,
  number: 0,
  change: null,
  albumNames: [],
  status: 'ended',
  total: 0,
  isRetry: false,
  areReviews: false,
  waiting: [],
  doneCount: 0,
  failures: [],
  undoable: [],
}

const begun = (number: number, change: BulkChange, posts: BulkPost[]): BulkChangeState => ({
  ...initialState,
  number: number + 1,
  change,
  status: 'running',
  total: posts.length,
  areReviews: posts.every(({ state }) => state.isArchived !== undefined),
  waiting: posts,
})

/** A bulk change: the question before it, its progress, its failures and what can be undone. */
export const bulkChangeSlice = createSlice({
  name: 'bulkChange',
  initialState,
  reducers: {
    postMenuOpened: (state, { payload }: PayloadAction<PostMenuPlace>) => {
      state.menu = payload
    },
    postMenuClosed: (state) => {
      state.menu = null
    },
    bulkAsked: (state, { payload }: PayloadAction<BulkQuestion>) => {
      if (state.status === 'ended') state.question = payload
    },
    bulkQuestionClosed: (state) => {
      state.question = null
    },
    bulkStarted: (state, { payload }: PayloadAction<BulkStart>) =>
      state.status === 'ended'
        ? {
            ...begun(state.number, payload.change, payload.posts),
            albumNames: payload.albumNames ?? [],
          }
        : state,
    /** Changes the failed posts again. The posts that can be undone stay in the state. */
    bulkRetried: (state) => {
      if (state.status !== 'ended' || !state.change) return state
      const posts = state.failures.map(({ post }) => post)
      const { albumNames, undoable, areReviews } = state
      return {
        ...begun(state.number, state.change, posts),
        isRetry: true,
        albumNames,
        undoable,
        areReviews,
      }
    },
    /** Undoes the change with this number, unless another has followed. */
    bulkUndone: (state, { payload }: PayloadAction<{ number: number }>) =>
      state.status === 'ended' && state.number === payload.number && state.undoable.length > 0
        ? {
            ...begun(state.number, { type: 'restore' }, state.undoable),
            areReviews: state.areReviews,
          }
        : state,
    bulkBatchEnded: (state, { payload }: PayloadAction<BulkOutcome[]>) => {
      const outcomes = new Map(payload.map((outcome) => [outcome.id, outcome]))
      const isReversible = state.change?.type !== 'restore'
      for (const post of state.waiting) {
        const outcome = outcomes.get(post.id)
        if (!outcome) continue
        const { failure: message, revision } = outcome
        if (message) {
          state.failures.push({ post, message })
          continue
        }
        state.doneCount += 1
        if (!isReversible || revision === null || revision === post.state.revision) continue
        // Restoring a post from the trash does not change its revision.
        const left = revision === 'deleted' ? post.state.revision : revision
        state.undoable.push({ ...post, state: { ...post.state, revision: left } })
      }
      state.waiting = state.waiting.filter(({ id }) => !outcomes.has(id))
    },
    bulkStopAsked: (state) => {
      if (state.status === 'running') state.status = 'stopping'
    },
    /** Ends the change; posts that were still waiting are listed with the reason. */
    bulkEnded: (state, { payload: message }: PayloadAction<Message>) => {
      state.failures.push(...state.waiting.map((post) => ({ post, message })))
      state.waiting = []
      state.status = 'ended'
    },
    bulkFailuresShown: (state, { payload }: PayloadAction<boolean>) => {
      state.areFailuresShown = payload
    },
    bulkDismissed: (state) => ({ ...initialState, number: state.number }),
    /** A list with bulk actions is opened: hides a success, and keeps failures until they are closed. */
    listEntered: (state) =>
      state.status === 'ended' && state.failures.length === 0
        ? { ...initialState, number: state.number }
        : { ...state, menu: null, question: null, areFailuresShown: false },
  },
  extraReducers: (builder) => {
    // An open question concerns posts of the previous list.
    builder.addCase(listShown, (state) => {
      state.menu = null
      state.question = null
    })
  },
  selectors: {
    selectBulkChange: (state) => state,
    selectIsBulkInUse: ({ menu, question, change }) =>
      menu !== null || question !== null || change !== null,
    /** Whether the change is not over, or failed for some posts. */
    selectIsBulkUnfinished: ({ status, failures }) => status !== 'ended' || failures.length > 0,
  },
})

export const {
  postMenuOpened,
  postMenuClosed,
  bulkAsked,
  bulkQuestionClosed,
  bulkStarted,
  bulkRetried,
  bulkUndone,
  bulkBatchEnded,
  bulkStopAsked,
  bulkEnded,
  bulkFailuresShown,
  bulkDismissed,
  listEntered,
} = bulkChangeSlice.actions
export const { selectBulkChange, selectIsBulkInUse, selectIsBulkUnfinished } =
  bulkChangeSlice.selectors

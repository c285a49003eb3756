import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { PostChange, PostState } from '@/contract/entities/postChange'
import { listShown } from '../library/selection/librarySelectionSlice'

/** What is done with many posts; taking it back is made of the posts' own states. */
export type BulkChange = Exclude<PostChange, { type: 'restore' }> | { type: 'restore' }

export interface BulkPost {
  id: number
  name: string
  /** As the post was before the change; in what can be taken back, with the revision that the change left. */
  state: PostState
}

export interface BulkFailure {
  post: BulkPost
  message: Message
}

/** A question that is asked before a change. */
export interface BulkQuestion {
  kind: Exclude<BulkChange['type'], 'restore' | 'unpublish'>
  ids: number[]
}

/** The menu of one post, and where on the window it is open. */
export interface PostMenuPlace {
  id: number
  x: number
  y: number
}

export interface BulkChangeState {
  menu: PostMenuPlace | null
  question: BulkQuestion | null
  areFailuresShown: boolean
  /** Counts the changes, so that what was said of one is not done to another. */
  number: number
  /** The last change; null before the first one. */
  change: BulkChange | null
  /** Of the albums that posts go into or out of. */
  albumNames: string[]
  status: 'running' | 'stopping' | 'ended'
  total: number
  /** Posts whose turn is still to come. */
  waiting: BulkPost[]
  /** Posts that the change was done to. */
  doneCount: number
  failures: BulkFailure[]
  /** Posts that it can be taken back for. */
  undoable: BulkPost[]
}

/** A change that begins, with the names of the albums that it is about. */
interface BulkStart {
  change: BulkChange
  posts: BulkPost[]
  albumNames?: string[]
}

/** What came of one post of a turn. */
export interface BulkOutcome {
  id: number
  failure: Message | null
  /** The revision that the change left; null for a deleted post. */
  revision: number | null
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
  waiting: posts,
})

/** A change of many posts: the question before it, its progress, what failed and what can be taken back. */
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
    /** The failed posts once more. What can be taken back is kept. */
    bulkRetried: (state) => {
      if (state.status !== 'ended' || !state.change) return state
      const posts = state.failures.map(({ post }) => post)
      const { albumNames, undoable } = state
      return { ...begun(state.number, state.change, posts), albumNames, undoable }
    },
    /** Takes back the change of that number, unless another has followed. */
    bulkUndone: (state, { payload }: PayloadAction<{ number: number }>) =>
      state.status === 'ended' && state.number === payload.number && state.undoable.length > 0
        ? begun(state.number, { type: 'restore' }, state.undoable)
        : state,
    bulkTurnEnded: (state, { payload }: PayloadAction<BulkOutcome[]>) => {
      const outcomes = new Map(payload.map((outcome) => [outcome.id, outcome]))
      const isReversible = state.change?.type !== 'delete' && state.change?.type !== 'restore'
      for (const post of state.waiting) {
        const outcome = outcomes.get(post.id)
        if (!outcome) continue
        const { failure: message, revision } = outcome
        if (message) {
          state.failures.push({ post, message })
          continue
        }
        state.doneCount += 1
        const isChanged = revision !== null && revision !== post.state.revision
        if (isReversible && isChanged) {
          state.undoable.push({ ...post, state: { ...post.state, revision } })
        }
      }
      state.waiting = state.waiting.filter(({ id }) => !outcomes.has(id))
    },
    bulkStopAsked: (state) => {
      if (state.status === 'running') state.status = 'stopping'
    },
    /** Nothing more is done; posts that were still waiting are told with the reason. */
    bulkEnded: (state, { payload: message }: PayloadAction<Message>) => {
      state.failures.push(...state.waiting.map((post) => ({ post, message })))
      state.waiting = []
      state.status = 'ended'
    },
    bulkFailuresShown: (state, { payload }: PayloadAction<boolean>) => {
      state.areFailuresShown = payload
    },
    bulkDismissed: (state) => ({ ...initialState, number: state.number }),
    /** Somebody comes to the library: what went well is no news any more, what failed waits until it is read. */
    libraryEntered: (state) =>
      state.status === 'ended' && state.failures.length === 0
        ? { ...initialState, number: state.number }
        : { ...state, menu: null, question: null, areFailuresShown: false },
  },
  extraReducers: (builder) => {
    // Whatever was asked is about posts of the list before.
    builder.addCase(listShown, (state) => {
      state.menu = null
      state.question = null
    })
  },
  selectors: {
    selectBulkChange: (state) => state,
    selectIsBulkInUse: ({ menu, question, change }) =>
      menu !== null || question !== null || change !== null,
    /** Posts are still to be changed, or could not be. */
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
  bulkTurnEnded,
  bulkStopAsked,
  bulkEnded,
  bulkFailuresShown,
  bulkDismissed,
  libraryEntered,
} = bulkChangeSlice.actions
export const { selectBulkChange, selectIsBulkInUse, selectIsBulkUnfinished } =
  bulkChangeSlice.selectors

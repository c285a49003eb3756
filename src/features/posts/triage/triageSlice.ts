import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message, MessageId } from '@/common/i18n/messages'
import { stateOfPost } from '@/features/posts/bulk/postState'
import { readPostApi } from '@/features/posts/library/readPostApi'
import { triageApi } from './triageApi'
import { triageAsked } from './triageEvents'
import {
  actOf,
  triageSummary,
  type TriageChange,
  type TriageOutcome,
  type TriagePreferences,
  type TriageState,
} from './triageState'

const initialState: TriageState = {
  key: null,
  ids: [],
  total: 0,
  position: 0,
  posts: {},
  acts: [],
  lastNumber: 0,
  jobs: [],
  isSaving: false,
  pause: null,
  problems: {},
  question: null,
  areSettingsOpen: false,
  said: null,
  targets: null,
  pins: [],
}

const DONE: Record<TriageChange['type'] | 'skip', MessageId> = {
  publish: 'triage.done_published',
  addToAlbums: 'triage.done_added',
  removeFromAlbums: 'triage.done_removed',
  delete: 'triage.done_deleted',
  skip: 'triage.done_skipped',
}

/** Keeps what is still to be saved, with its acts, when another list begins. */
function begun(state: TriageState): TriageState {
  const { jobs, isSaving, pause, lastNumber, targets, pins } = state
  const numbers = new Set(jobs.map(({ act }) => act))
  const acts = state.acts.filter(({ number }) => numbers.has(number))
  const posts = Object.fromEntries(acts.map(({ id }) => [id, state.posts[id] ?? null]))
  return { ...initialState, jobs, isSaving, pause, lastNumber, targets, pins, acts, posts }
}

function say(state: TriageState, message: Message) {
  state.said = { number: (state.said?.number ?? 0) + 1, message }
}

function forget(state: TriageState, number: number) {
  state.acts = state.acts.filter((act) => act.number !== number)
  state.jobs = state.jobs.filter(({ act }) => act !== number)
}

/** Shows a post whose act was refused right after the current one; it stays where it is when it is still to come. */
function bringBack(state: TriageState, id: number) {
  const at = state.ids.indexOf(id)
  if (at < 0 || at >= state.position) return
  state.ids.splice(at, 1)
  state.ids.splice(state.position, 0, id)
  state.position -= 1
}

/** Sorting out a list of posts one by one: where the person is, what was done, what is still to be saved. */
export const triageSlice = createSlice({
  name: 'triage',
  initialState,
  reducers: {
    triageEntered: () => undefined,
    triageLeft: (state) => {
      state.question = null
      state.areSettingsOpen = false
    },
    preferencesRestored: (state, { payload }: PayloadAction<TriagePreferences>) => {
      Object.assign(state, payload)
    },
    targetsChosen: (state, { payload }: PayloadAction<number[]>) => {
      state.targets = payload.length > 0 ? payload : null
    },
    pinsChosen: (state, { payload }: PayloadAction<number[]>) => {
      state.pins = payload
    },
    triageSettingsOpened: (state, { payload }: PayloadAction<boolean>) => {
      state.areSettingsOpen = payload
    },
    /** An act on a post, or null to skip it. A change of albums stays at the post, everything else leads on. */
    acted: (state, { payload }: PayloadAction<{ id: number; change: TriageChange | null }>) => {
      const { id, change } = payload
      const isKnown = state.acts.some((act) => act.id === id)
      state.problems[id] = null
      state.question = null
      if (change !== null || !isKnown) {
        const number = (state.lastNumber += 1)
        state.acts.push({
          number,
          id,
          change,
          before: null,
          status: 'waiting',
          isSentAgain: false,
          isOverOthers: false,
        })
        if (change) state.jobs.push({ act: number, isUndo: false })
      }
      const stays = change?.type === 'addToAlbums' || change?.type === 'removeFromAlbums'
      if (!stays && state.ids[state.position] === id) state.position += 1
      say(state, { id: DONE[change?.type ?? 'skip'] })
    },
    wentBack: (state) => {
      state.question = null
      state.position = Math.max(0, state.position - 1)
    },
    /** Undoes the last act and shows its post. What was not sent yet is not sent at all. */
    undone: (state) => {
      const undoing = new Set(state.jobs.filter(({ isUndo }) => isUndo).map(({ act }) => act))
      const act = state.acts.findLast(({ number }) => !undoing.has(number))
      state.question = null
      if (!act) {
        say(state, { id: 'triage.text_nothing-to-undo' })
        return
      }
      const at = state.ids.indexOf(act.id)
      if (at >= 0) state.position = at
      state.problems[act.id] = null
      if (act.change === null || act.status === 'waiting') forget(state, act.number)
      else if (act.isOverOthers) {
        forget(state, act.number)
        state.problems[act.id] = { id: 'triage.alert_over-others' }
        say(state, { id: 'triage.alert_over-others' })
        return
      } else state.jobs.push({ act: act.number, isUndo: true })
      say(state, { id: 'triage.done_undone' })
    },
    /** Shows why nothing was done with a post. */
    actRefused: (state, { payload }: PayloadAction<{ id: number; message: Message }>) => {
      state.problems[payload.id] = payload.message
      say(state, payload.message)
    },
    authorAsked: (state, { payload }: PayloadAction<number | null>) => {
      state.question = payload
    },
    savingBegun: (state) => {
      state.isSaving = true
    },
    savingEnded: (state) => {
      state.isSaving = false
    },
    savingPaused: (state, { payload }: PayloadAction<Message>) => {
      state.pause = payload
      say(state, payload)
    },
    /** Asks for what waits to be sent again. */
    savingResumed: () => undefined,
    jobSent: (state) => {
      const [job] = state.jobs
      const act = job && actOf(state, job.act)
      if (!act || job.isUndo) return
      act.before ??= state.posts[act.id]?.saved ?? null
      act.isSentAgain = act.status === 'sent'
      act.status = 'sent'
    },
    /** The first job has its answer. */
    jobEnded: (state, { payload }: PayloadAction<TriageOutcome>) => {
      state.pause = null
      const job = state.jobs.shift()
      const act = job && actOf(state, job.act)
      if (!act) return
      const { failure, isDeleted } = payload
      if (failure) {
        forget(state, act.number)
        state.problems[act.id] = failure
        bringBack(state, act.id)
        say(state, failure)
        return
      }
      const saved = payload.state ?? state.posts[act.id]?.saved
      if (saved) state.posts[act.id] = { saved, isDeleted }
      if (job.isUndo) {
        forget(state, act.number)
        return
      }
      act.status = 'saved'
      const isOwn = payload.isChanged || act.isSentAgain
      act.isOverOthers =
        payload.state !== null &&
        payload.state.revision > (act.before?.revision ?? 0) + (isOwn ? 1 : 0)
    },
    /** Begins again with the posts that were skipped. */
    skippedAgain: (state) => {
      const { skipped } = triageSummary(state)
      return {
        ...begun(state),
        key: state.key,
        posts: state.posts,
        ids: skipped,
        total: skipped.length,
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(triageAsked, (state) => begun(state))
      .addMatcher(triageApi.endpoints.listTriage.matchFulfilled, (state, { payload, meta }) => ({
        ...begun(state),
        key: meta.arg.originalArgs.key,
        ...payload,
      }))
      .addMatcher(readPostApi.endpoints.readPost.matchFulfilled, (state, { payload, meta }) => {
        const id = meta.arg.originalArgs
        const known = state.posts[id]
        if (known?.isDeleted) return
        const saved = payload && stateOfPost(payload)
        // An answer that was overtaken by a change is older than what is known.
        if (saved && known && saved.revision < known.saved.revision) return
        state.posts[id] = saved ? { saved, isDeleted: false } : null
      })
  },
  selectors: {
    selectTriage: (state) => state,
  },
})

export const {
  triageEntered,
  triageLeft,
  preferencesRestored,
  targetsChosen,
  pinsChosen,
  triageSettingsOpened,
  acted,
  wentBack,
  undone,
  actRefused,
  authorAsked,
  savingBegun,
  savingEnded,
  savingPaused,
  savingResumed,
  jobSent,
  jobEnded,
  skippedAgain,
} = triageSlice.actions
export const { selectTriage } = triageSlice.selectors

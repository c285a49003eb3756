import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { currentTime } from '@/common/lib/serverClock'
import type { TrackEvent } from './track/trackFormat'

export interface RecordedAction {
  action: UnknownAction
  /** Time, ms. */
  at: number
}

/** Actions in order, with the state before the first one. */
export interface Segment {
  before: unknown
  actions: RecordedAction[]
}

export interface SessionLog {
  segments: Segment[]
  /** Older actions were dropped to make room. */
  isTruncated: boolean
  /** What happened in the window meanwhile; absent until its recording has started. */
  track?: readonly TrackEvent[]
}

export interface Recorder {
  /** Records from now on: the user data is loaded, so a replay can draw the first state. */
  start: () => void
  /** Takes what happens in the window from its own recording, which loads later. */
  watch: (events: () => readonly TrackEvent[]) => void
  log: () => SessionLog
}

export const SEGMENT_SIZE = 250
export const SEGMENT_COUNT = 8

/** Actions that belong to one page load and not to the session. */
const DROPPED = /^__rtkq\/|\/config\/middlewareRegistered$|\/internalSubscriptions\/|^@@/

interface RequestMeta {
  arg?: { type?: string }
}

/**
 * A mutation's arguments may contain passwords, tokens and files. The reducers do not get them either, so that none of
 * them reads what a replay does not have.
 */
function stripped<Handled extends UnknownAction>(action: Handled): Handled {
  const meta = action.meta as RequestMeta | undefined
  if (!meta?.arg?.type) return action
  const arg = meta.arg.type === 'mutation' ? { ...meta.arg, originalArgs: undefined } : meta.arg
  return { ...action, meta: { ...meta, arg, baseQueryMeta: undefined } }
}

/**
 * Keeps the last actions as the reducers receive them: it must be the innermost enhancer. States are kept by
 * reference, one for each segment, so a record costs next to nothing until it is exported.
 */
export function recordActions(): StoreEnhancer<{ recorder: Recorder }> {
  let isOn = false
  let log: SessionLog = { segments: [], isTruncated: false }
  let track: (() => readonly TrackEvent[]) | undefined
  const recorder: Recorder = {
    start: () => {
      isOn = true
    },
    watch: (events) => {
      track = events
    },
    log: () => (track ? { ...log, track: track() } : log),
  }

  function keep(action: UnknownAction, before: unknown) {
    const { segments } = log
    if ((segments.at(-1)?.actions.length ?? SEGMENT_SIZE) === SEGMENT_SIZE) {
      const isFull = segments.length === SEGMENT_COUNT
      log = {
        segments: [...segments.slice(isFull ? 1 : 0), { before, actions: [] }],
        isTruncated: log.isTruncated || isFull,
      }
    }
    log.segments.at(-1)?.actions.push({ action, at: currentTime() })
  }

  return (next) => (reducer, preloadedState) => {
    const store = next(reducer, preloadedState)
    const dispatch: typeof store.dispatch = (action) => {
      const handled = stripped(action)
      // Before the reducers, because a subscriber may dispatch another action while this one is handled.
      if (isOn && !DROPPED.test(action.type)) keep(handled, store.getState())
      return store.dispatch(handled)
    }
    return { ...store, dispatch, recorder }
  }
}

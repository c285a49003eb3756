import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import type { MarkKind } from '@/app/replay/stage/record/recordFacts'
import { isPressed } from '@/common/lib/keystroke'
import { useAppStore } from '@/common/store/hooks'
import {
  fileRequested,
  idleSkipped,
  keysToggled,
  markSought,
  playToggled,
  selectPlayer,
  speedChosen,
  SPEEDS,
  stepChosen,
  stepped,
  testRequested,
  type PlayerState,
} from './playerSlice'
import { PLAYER_KEYS, type PlayerKey } from './playerShortcuts'

/** The field of the search in the list. */
export const SEARCH_ID = 'replay-search'
/** The button that compares the record with another one. */
export const COMPARE_ID = 'replay-compare'
/** The field of the note on the current step. */
export const NOTE_ID = 'replay-note'

const toMark = (kind: MarkKind, by: 1 | -1) => () => markSought({ kind, by })
/** Moves the focus to a field, which is found by its id. */
const toField = (id: string) => () => {
  document.getElementById(id)?.focus()
  return null
}

const COMMANDS: Record<PlayerKey, (state: PlayerState, code: string) => UnknownAction | null> = {
  play: () => playToggled(),
  back: () => stepped(-1),
  forward: () => stepped(1),
  first: () => stepChosen(0),
  last: () => stepChosen(Infinity),
  nextFailure: toMark('failure', 1),
  formerFailure: toMark('failure', -1),
  nextSave: toMark('save', 1),
  formerSave: toMark('save', -1),
  nextSlow: toMark('slow', 1),
  formerSlow: toMark('slow', -1),
  nextRoute: toMark('route', 1),
  formerRoute: toMark('route', -1),
  nextNote: toMark('note', 1),
  formerNote: toMark('note', -1),
  speed: (_state, code) => {
    const speed = SPEEDS[Number(code.replace(/\D/g, '')) - 1]
    return speed === undefined ? null : speedChosen(speed)
  },
  skipIdle: ({ skipsIdle }) => idleSkipped(!skipsIdle),
  search: toField(SEARCH_ID),
  note: toField(NOTE_ID),
  download: () => fileRequested(),
  compare: () => {
    document.getElementById(COMPARE_ID)?.click()
    return null
  },
  test: () => testRequested(),
  keys: () => keysToggled(),
}

/** Controls in which letters are typed. */
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select'
/** Controls that use arrows, Home and End themselves. */
const MOVED = 'input, textarea, select, [role=slider]'
/** Controls that use the other keys of `PLAYER_KEYS` themselves. */
const OWNERS: Partial<Record<PlayerKey, string>> = {
  play: `${MOVED}, button, a, summary`,
  back: MOVED,
  forward: MOVED,
  first: MOVED,
  last: MOVED,
}

/** Keys of the player, unless the focus is in a dialog or on a control that uses the key itself. */
export function usePlayerKeys() {
  const store = useAppStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const found = Object.entries(PLAYER_KEYS).find(([, { keys }]) => isPressed(event, keys))
      const state = selectPlayer(store.getState() as Parameters<typeof selectPlayer>[0])
      if (!found || state.status !== 'ready') return
      const name = found[0] as PlayerKey
      const { target } = event
      const isOwned =
        target instanceof Element &&
        (target.matches(OWNERS[name] ?? TYPED) || target.closest('[role=dialog]') !== null)
      if (isOwned) return
      event.preventDefault()
      const action = COMMANDS[name](state, event.code)
      if (action) store.dispatch(action)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [store])
}

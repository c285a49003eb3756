import { useEffect, useRef } from 'react'
import { isPressed } from '@/common/lib/keystroke'
import { TRIAGE_KEYS } from '@/common/shortcuts/triageShortcuts'
import type { Shortcut } from '@/common/shortcuts/shortcut'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { authorAsked, selectTriage } from './triageSlice'
import type { TriageActs } from './useTriageActs'

/** Elements with keys of their own. */
const OWN_KEYS = 'input, textarea, select, video, [contenteditable=true]'

/** The keys of sorting out. A key that is held acts once, so that it does not publish ten posts. */
export function useTriageKeys(acts: TriageActs): void {
  const dispatch = useAppDispatch()
  const isAsking = useAppSelector(selectTriage).question !== null
  const isDialog = useRef(false)
  useEffect(() => {
    // Asked before the dialog itself gets the key: Escape may have closed it until the key arrives below.
    const note = () => {
      isDialog.current = document.querySelector('[aria-modal=true]') !== null
    }
    const press = (event: KeyboardEvent) => {
      const { target, defaultPrevented, repeat } = event
      const isTaken = target instanceof Element && target.closest(OWN_KEYS) !== null
      if (defaultPrevented || isTaken || isDialog.current) return
      const is = ({ keys }: Shortcut) => isPressed(event, keys)
      const { publish, skip, back, album, trash, edit, undo, leave } = TRIAGE_KEYS
      let deed: (() => void) | null = null
      if (is(publish))
        deed = () => {
          acts.publish()
        }
      else if (is(skip)) deed = acts.skip
      else if (is(back)) deed = acts.back
      else if (is(album))
        deed = () => {
          acts.toggleAlbum(Number(event.key) - 1)
        }
      else if (is(trash)) deed = acts.trash
      else if (is(edit)) deed = acts.edit
      else if (is(undo)) deed = acts.undo
      else if (is(leave)) deed = isAsking ? () => dispatch(authorAsked(null)) : acts.leave
      if (!deed) return
      event.preventDefault()
      if (!repeat) deed()
    }
    window.addEventListener('keydown', note, true)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', note, true)
      window.removeEventListener('keydown', press)
    }
  }, [acts, isAsking, dispatch])
}

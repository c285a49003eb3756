import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '../lib/keystroke'
import type { Shortcuts } from './shortcut'

/** In every editor. */
export const SAVE_KEYS = {
  save: { label: 'common.action_save', keys: ['Ctrl+S'] },
} as const satisfies Shortcuts

/** Saves by Ctrl+S, or Cmd+S on a Mac, also from a field; a held key saves once. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, SAVE_KEYS.save.keys)) return
      event.preventDefault()
      if (!event.repeat) save()
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [])
}

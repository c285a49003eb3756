import { useEffect } from 'react'

/** Ctrl+S, or Cmd+S on a Mac, whatever the keyboard's language. */
export function useSaveShortcut(onSave: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = event.code === 'KeyS' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat) onSave()
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [onSave])
}

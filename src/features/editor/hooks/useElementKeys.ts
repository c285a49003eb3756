import type { KeyboardEvent } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { selectionChanged, textOpened } from '../editorSlice'
import { isTyping } from './isTyping'
import { useChosen } from './useChosen'
import { useElementCommands, type ElementCommand } from './useElementCommands'
import { usePlaces } from './usePlaces'

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface ElementKeys {
  canEdit: boolean
  /** Before what is chosen is removed: where the focus goes. */
  onRemove?: () => void
}

/**
 * Keys for what is chosen on the frame: arrows move it, Delete removes it, Esc lets it go, Enter writes in it; copying
 * and pasting; and all that has a shortcut. The handlers go on what has the focus in it.
 */
export function useElementKeys({ canEdit, onRemove }: ElementKeys) {
  const dispatch = useAppDispatch()
  const chosen = useChosen()
  const { nudge } = usePlaces()
  const { commands, clipboardHandlers, selectAll } = useElementCommands(canEdit)

  function act(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (nativeEvent.code === 'KeyA' && (ctrlKey || metaKey) && !altKey) {
      selectAll()
      return true
    }
    if (isPlain && key === 'Escape' && chosen.length > 0) {
      dispatch(selectionChanged([]))
      return true
    }
    if (!canEdit || chosen.length === 0) return false
    const direction = isPlain ? DIRECTIONS[key] : undefined
    if (direction) {
      nudge(direction, shiftKey)
      return true
    }
    if (isPlain && (key === 'Delete' || key === 'Backspace')) {
      onRemove?.()
      commands.remove.run()
      return true
    }
    const [only] = chosen
    if (key === 'Enter' && isPlain && event.target === event.currentTarget) {
      if (only?.kind !== 'textSticker' || chosen.length > 1) return false
      dispatch(textOpened(only.id))
      return true
    }
    const known: ElementCommand[] = Object.values(commands)
    const command = known.find(({ matches }) => matches?.(nativeEvent))
    if (!command?.isEnabled) return false
    command.run()
    return true
  }

  return {
    ...clipboardHandlers,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isTyping(event.target) && act(event)) event.preventDefault()
    },
  }
}

import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { editorCommands, type EditorCommand } from '../../commands'
import { selectConflict, selectDraftOffer } from '../../editorSlice'
import { isTyping } from '../../isTyping'

const COMMANDS: EditorCommand[] = Object.values(editorCommands)

/** Shortcuts of the whole page; inactive while a dialog is open or when nothing may be changed. */
export function useShortcuts(canEdit: boolean): void {
  const dispatch = useAppDispatch()
  const conflict = useAppSelector(selectConflict)
  const offer = useAppSelector(selectDraftOffer)
  const isAsking = conflict !== null || offer !== null
  useEffect(() => {
    if (!canEdit || isAsking) return
    const press = (event: KeyboardEvent) => {
      const command = COMMANDS.find(({ matches }) => matches(event))
      if (!command || (command.isIgnoredInFields && isTyping(event.target))) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      dispatch(command.action())
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [canEdit, isAsking, dispatch])
}

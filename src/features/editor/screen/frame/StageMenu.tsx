import { useEffect } from 'react'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PointMenu } from '@/common/ui/menus/PointMenu'
import { menuOpened, selectMenu } from '@/features/editor/editorSlice'
import {
  useElementCommands,
  type ElementCommand,
} from '@/features/editor/screen/elements/useElementCommands'

/**
 * A context menu with the actions that are possible: for the selection, or, on the bare picture, for all elements of
 * the frame and the clipboard.
 */
export function StageMenu({ canEdit }: { canEdit: boolean }) {
  const dispatch = useAppDispatch()
  const point = useAppSelector(selectMenu)
  const { commands } = useElementCommands(canEdit)
  const offered = Object.values<ElementCommand>(commands).filter(({ isEnabled }) => isEnabled)
  const isEmpty = point !== null && offered.length === 0
  useEffect(() => {
    // Closes an empty menu, because it would appear by itself as soon as an action became possible.
    if (isEmpty) dispatch(menuOpened(null))
  }, [isEmpty, dispatch])
  if (!point || isEmpty) return null
  return (
    <PointMenu
      point={point}
      items={offered.map(({ label, icon, run, keys: [shortcut] = [], isDangerous = false }) => ({
        label,
        icon,
        isDangerous,
        ...(shortcut ? { shortcut: shortcutWords(shortcut) } : {}),
        onSelect: run,
      }))}
      onClose={() => dispatch(menuOpened(null))}
    />
  )
}

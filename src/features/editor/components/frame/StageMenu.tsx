import { shortcutWords } from '@/common/lib/shortcutWords'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PointMenu } from '@/common/ui/menus/PointMenu'
import { menuOpened, selectMenu } from '../../editorSlice'
import { useElementCommands, type ElementCommand } from '../../hooks/elements/useElementCommands'

/** A context menu with the actions for the selection; all of them are also available beside the frame. */
export function StageMenu({ canEdit }: { canEdit: boolean }) {
  const dispatch = useAppDispatch()
  const point = useAppSelector(selectMenu)
  const { commands } = useElementCommands(canEdit)
  if (!point) return null
  const all: ElementCommand[] = Object.values(commands)
  return (
    <PointMenu
      point={point}
      items={all
        .filter(({ isEnabled }) => isEnabled)
        .map(({ label, icon, run, shortcut, isDangerous = false }) => ({
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

import { ActionIcon, Group } from '@mantine/core'
import { useIntl } from 'react-intl'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { editorCommands } from './commands'
import { selectCanRedo, selectCanUndo } from '@/features/editor/editorSlice'

/** Undo and redo. */
export function HistoryButtons() {
  const canUndo = useAppSelector(selectCanUndo)
  const canRedo = useAppSelector(selectCanRedo)
  return (
    <Group gap={0} wrap="nowrap">
      <CommandButton name="undo" isEnabled={canUndo} />
      <CommandButton name="redo" isEnabled={canRedo} />
    </Group>
  )
}

const ICONS = { undo: IconArrowBackUp, redo: IconArrowForwardUp }

function CommandButton({ name, isEnabled }: { name: 'undo' | 'redo'; isEnabled: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { label, keys, action } = editorCommands[name]
  const [shortcut] = keys
  const words = intl.formatMessage({ id: label })
  const Icon = ICONS[name]
  return (
    <Tooltip label={`${words} · ${shortcutWords(shortcut)}`}>
      <ActionIcon
        size={44}
        aria-label={words}
        aria-keyshortcuts={shortcut.replace('Ctrl', 'Control')}
        disabled={!isEnabled}
        onClick={() => dispatch(action())}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  )
}

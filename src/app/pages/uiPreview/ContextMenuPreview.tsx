import { Paper, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { ContextMenu, type ContextMenuItem } from '@/common/ui/menus/PointMenu'
import { IconCopy, IconTrash } from '@/common/ui/icons/icons'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { PreviewSection } from './PreviewSection'

/** A context menu, opened by the right button or the menu key; choosing an item shows which one. */
export function ContextMenuPreview() {
  const dispatch = useAppDispatch()
  const item = (
    label: 'widgets.action_copy-code' | 'common.action_delete',
    icon: ContextMenuItem['icon'],
    isDangerous = false,
  ): ContextMenuItem => ({
    label,
    icon,
    isDangerous,
    onSelect: () => dispatch(toastShown({ tone: 'success', message: { id: label } })),
  })
  return (
    <PreviewSection title="ui-preview.title_context-menu">
      <ContextMenu
        items={[
          item('widgets.action_copy-code', IconCopy),
          item('common.action_delete', IconTrash, true),
        ]}
      >
        {(target) => (
          <Paper withBorder p="xl" tabIndex={0} role="group" {...target}>
            <Text size="sm" ta="center">
              <FormattedMessage id="ui-preview.text_context-menu" />
            </Text>
          </Paper>
        )}
      </ContextMenu>
    </PreviewSection>
  )
}

import { Button, Group, Stack, Text, Paper } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconCopy, IconTrash } from '@/common/ui/icons/icons'
import { ContextMenu, type ContextMenuItem } from '@/common/ui/menus/PointMenu'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { PreviewSection } from './PreviewSection'

/** A dialog, and a confirmation on top of it. */
export function DialogsPreview() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <PreviewSection title="ui-preview.title_dialogs">
      <Text size="sm" c="dimmed">
        <FormattedMessage id="ui-preview.text_dialogs" />
      </Text>
      <div>
        <Button
          variant="default"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          <FormattedMessage id="ui-preview.action_dialog" />
        </Button>
      </div>
      <Dialog
        opened={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
        title={<FormattedMessage id="ui-preview.title_dialog" />}
      >
        <Stack>
          <Text size="sm">
            <FormattedMessage id="ui-preview.text_dialog" />
          </Text>
          <Group justify="flex-end">
            <Button
              onClick={() => {
                setIsAsked(true)
              }}
            >
              <FormattedMessage id="ui-preview.action_question" />
            </Button>
          </Group>
        </Stack>
        {isAsked && (
          <ConfirmDialog
            opened
            title={<FormattedMessage id="common.title_leave" />}
            confirmLabel={<FormattedMessage id="common.action_leave" />}
            onConfirm={() => {
              setIsAsked(false)
              setIsOpen(false)
            }}
            onCancel={() => {
              setIsAsked(false)
            }}
          >
            <FormattedMessage id="common.text_leave" />
          </ConfirmDialog>
        )}
      </Dialog>
    </PreviewSection>
  )
}

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

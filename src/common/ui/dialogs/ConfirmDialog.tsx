import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  opened: boolean
  title: ReactNode
  /** The consequences. */
  children: ReactNode
  confirmLabel: ReactNode
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action that cannot be undone; the safe choice is first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onCancel}
      title={props.title}
      isUncloseable={props.isBusy ?? false}
      size="sm"
    >
      <Stack gap="lg">
        <Text size="sm">{props.children}</Text>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            disabled={props.isBusy ?? false}
            onClick={props.onCancel}
            data-autofocus
          >
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button color="red.9" loading={props.isBusy ?? false} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

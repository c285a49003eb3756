import { Button, Group, Stack, type ModalProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'
import { useHeldBack } from './openDialogs'
import { Form } from '../fields/Form'
import { useHeldChanges } from '@/common/store/useHeldChanges'
import { FormAlert } from '@/common/ui/fields/FieldProblems'

interface FormDialogProps {
  title: ReactNode
  size?: ModalProps['size']
  submitLabel: ReactNode
  /** Whether submitting destroys something: its button is then red, as in `ConfirmDialog`. */
  isDestructive?: boolean
  /** A third button, between Cancel and Submit. */
  otherAnswer?: ReactNode
  /** Whether the form's request is in progress: the form can then be neither sent again nor closed. */
  isBusy: boolean
  /** Whether closing would lose typed text; the person is then asked first. */
  isTyped?: boolean
  /** The problem of the form as a whole. */
  alert?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
  /** Content below the form, outside of it. */
  below?: ReactNode
}

/**
 * A form in a dialog: its problem, its fields, Cancel and Submit. However it is closed or left, it asks before typed
 * text is dropped.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'sm', isBusy, isTyped = false, isDestructive = false } = props
  const { alert, onClose, children } = props
  const [isDropAsked, setDropAsked] = useState(false)
  useHeldChanges(isTyped)
  function close() {
    if (isTyped) setDropAsked(true)
    else onClose()
  }
  return (
    <Dialog opened onClose={close} title={title} isUncloseable={isBusy} size={size}>
      <Form isBusy={isBusy} onSubmit={props.onSubmit}>
        <Stack gap="md">
          {alert && <FormAlert>{alert}</FormAlert>}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={close}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            {props.otherAnswer}
            <Button type="submit" loading={isBusy} {...(isDestructive && { color: 'red.9' })}>
              {props.submitLabel}
            </Button>
          </Group>
        </Stack>
      </Form>
      {props.below}
      {isTyped && <BackQuestion onLeave={onClose} />}
      <DropQuestion
        opened={isDropAsked}
        onDrop={onClose}
        onKeep={() => {
          setDropAsked(false)
        }}
      />
    </Dialog>
  )
}

/** Asks before the browser's Back, or another address, drops typed text with the dialog. */
function BackQuestion({ onLeave }: { onLeave: () => void }) {
  useHeldBack()
  // A dialog covers every link, so only the history leads away from it; whatever else navigates is the form itself.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  return (
    <DropQuestion
      opened={blocker.state === 'blocked'}
      onDrop={() => {
        blocker.proceed?.()
        onLeave()
      }}
      onKeep={() => {
        blocker.reset?.()
      }}
    />
  )
}

interface DropQuestionProps {
  opened: boolean
  onDrop: () => void
  onKeep: () => void
}

function DropQuestion({ opened, onDrop, onKeep }: DropQuestionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="common.title_drop" />}
      confirmLabel={<FormattedMessage id="common.action_drop" />}
      onConfirm={onDrop}
      onCancel={onKeep}
    >
      <FormattedMessage id="common.text_drop" />
    </ConfirmDialog>
  )
}

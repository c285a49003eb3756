import { Button, Group, Stack, type ModalProps } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dialog } from './Dialog'
import { FormAlert } from '../fields/FormAlert'

interface FormDialogProps {
  title: ReactNode
  size?: ModalProps['size']
  submitLabel: ReactNode
  /** The button of another answer, between cancelling and submitting. */
  otherAnswer?: ReactNode
  /** The form's call is under way: it can be neither sent again nor closed. */
  isBusy: boolean
  /** What is wrong with the form as a whole. */
  alert?: ReactNode
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** A question about the form, mounted when it is asked. */
  question?: ReactNode
}

/** A form in a dialog: what is wrong with it, its fields, and its two answers. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'sm', isBusy, alert, onClose, children, question } = props
  function submit(event: SubmitEvent) {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Dialog opened onClose={onClose} title={title} isUncloseable={isBusy} size={size}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {alert && <FormAlert>{alert}</FormAlert>}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={onClose}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            {props.otherAnswer}
            <Button type="submit" loading={isBusy}>
              {props.submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}

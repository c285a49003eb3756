import { Button, Group, Stack, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dialog } from './Dialog'
import { Form } from '../fields/Form'
import { FormAlert } from '../fields/FormAlert'

interface FormDialogProps {
  title: ReactNode
  size?: ModalProps['size']
  submitLabel: ReactNode
  /** A third button, between Cancel and Submit. */
  otherAnswer?: ReactNode
  /** The form's request is on its way: the form can be neither sent again nor closed. */
  isBusy: boolean
  /** The problem of the form as a whole. */
  alert?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
  /** A confirmation about the form, mounted while it is open. */
  question?: ReactNode
}

/** A form in a dialog: its problem, its fields, Cancel and Submit. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'sm', isBusy, alert, onClose, children, question } = props
  return (
    <Dialog opened onClose={onClose} title={title} isUncloseable={isBusy} size={size}>
      <Form isBusy={isBusy} onSubmit={props.onSubmit}>
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
      </Form>
      {question}
    </Dialog>
  )
}

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { copyText } from '@/common/lib/copyText'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconCopy } from '@/common/ui/icons/icons'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { AccessLink } from '@/contract/entities/membership'
import { membershipDialogClosed } from '../membershipSlice'

interface LinkDialogProps extends AccessLink {
  /** The person for whom the link is. */
  email: string
}

/** A sign-in link to pass on; it is shown only once. */
export function LinkDialog({ secretLink, expiresAt, isSent, email }: LinkDialogProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const close = () => dispatch(membershipDialogClosed())

  async function copy() {
    const isCopied = await copyText(secretLink)
    dispatch(
      toastShown(
        isCopied
          ? { tone: 'success', message: { id: 'membership.alert_link-copied' } }
          : { tone: 'warning', message: { id: 'membership.alert_link-not-copied' } },
      ),
    )
  }

  return (
    <Dialog
      opened
      onClose={close}
      size="md"
      title={<FormattedMessage id="membership.title_link" values={{ email }} />}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage
            id={isSent ? 'membership.text_link-sent' : 'membership.text_link'}
            values={{ email }}
          />
        </Text>
        <TextInput
          label={intl.formatMessage({ id: 'membership.label_link' })}
          value={secretLink}
          readOnly
          onFocus={({ currentTarget }) => {
            currentTarget.select()
          }}
        />
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="membership.text_link-until"
            values={{
              date: intl.formatDate(expiresAt, { dateStyle: 'medium', timeStyle: 'short' }),
            }}
          />
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <FormattedMessage id="common.action_close" />
          </Button>
          <Button data-autofocus leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
            <FormattedMessage id="membership.action_copy-link" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

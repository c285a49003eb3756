import { Alert, Button, Group, Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { Status } from '@/common/ui/states/Status'
import type { Mail, MailTopic } from '@/contract/entities/account/mail'
import { EmailDialog } from '../components/EmailDialog'
import { useCancelEmailChangeMutation, useChooseLettersMutation, useGetMailQuery } from '../mailApi'
import { emailChangeOpened, mailDialogClosed, selectMailDialog } from '../membershipSlice'

/** The person's own e-mail, and the letters that they get. */
export function MailDialog() {
  const dispatch = useAppDispatch()
  const isChanging = useAppSelector(selectMailDialog) === 'change'
  const {
    data: mail,
    isError,
    refetch,
  } = useGetMailQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Dialog
        opened
        size="md"
        onClose={() => dispatch(mailDialogClosed())}
        title={<FormattedMessage id="mail.title" />}
      >
        {mail && (
          <Stack gap="lg">
            <EmailSection mail={mail} />
            <LetterSection mail={mail} />
          </Stack>
        )}
        {!mail &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Skeleton height={64} mb={24} />
              <Skeleton height={180} />
            </Loading>
          ))}
      </Dialog>
      {isChanging && mail && <EmailDialog />}
    </>
  )
}

function EmailSection({ mail: { email, isSetUp, change } }: { mail: Mail }) {
  const dispatch = useAppDispatch()
  return (
    <Stack gap="xs" component="section" align="flex-start" aria-labelledby="mail-email">
      <Title order={3} id="mail-email">
        <FormattedMessage id="mail.title_email" />
      </Title>
      <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
      {change && <ChangeNotice change={change} />}
      {!isSetUp && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="mail.text_no-mail-email" />
        </Text>
      )}
      {isSetUp && !change && (
        <Button variant="default" onClick={() => dispatch(emailChangeOpened())}>
          <FormattedMessage id="mail.action_change" />
        </Button>
      )}
    </Stack>
  )
}

/** Which addresses have confirmed the change already. */
function ChangeNotice({ change }: { change: NonNullable<Mail['change']> }) {
  const intl = useIntl()
  const [cancel, { isLoading }] = useCancelEmailChangeMutation()
  const { email, isNewConfirmed, isOldConfirmed, expiresAt } = change
  const until = intl.formatDate(expiresAt, { dateStyle: 'long', timeStyle: 'short' })
  const sides: [MessageId, boolean][] = [
    ['mail.label_new-address', isNewConfirmed],
    ['mail.label_old-address', isOldConfirmed],
  ]
  return (
    <Alert color="gray" w="100%" role="status">
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="mail.text_change" values={{ email, until }} />
        </Text>
        {sides.map(([label, isDone]) => (
          <Group key={label} gap="xs">
            <Text size="sm">
              <FormattedMessage id={label} />
            </Text>
            <Status tone={isDone ? 'good' : 'waiting'}>
              <FormattedMessage id={isDone ? 'mail.label_confirmed' : 'mail.label_waiting'} />
            </Status>
          </Group>
        ))}
        <Button variant="default" loading={isLoading} onClick={() => void cancel()}>
          <FormattedMessage id="mail.action_cancel-change" />
        </Button>
      </Stack>
    </Alert>
  )
}

const TOPICS: Record<MailTopic, { label: MessageId; hint: MessageId }> = {
  sources: { label: 'mail.label_sources', hint: 'mail.hint_sources' },
  tokens: { label: 'mail.label_tokens', hint: 'mail.hint_tokens' },
  limits: { label: 'mail.label_limits', hint: 'mail.hint_limits' },
  digest: { label: 'mail.label_digest', hint: 'mail.hint_digest' },
  reports: { label: 'mail.label_reports', hint: 'mail.hint_reports' },
}

function LetterSection({ mail: { isSetUp, topics } }: { mail: Mail }) {
  const [choose] = useChooseLettersMutation()
  return (
    <Stack gap="sm" component="section" aria-labelledby="mail-letters">
      <Title order={3} id="mail-letters">
        <FormattedMessage id="mail.title_letters" />
      </Title>
      {!isSetUp && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="mail.text_no-mail-letters" />
        </Text>
      )}
      {topics.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="mail.text_no-member" />
        </Text>
      )}
      {topics.map(({ topic, isOn }) => (
        <Switch
          key={topic}
          label={<FormattedMessage id={TOPICS[topic].label} />}
          description={<FormattedMessage id={TOPICS[topic].hint} />}
          checked={isOn}
          onChange={(event) => void choose({ topic, isOn: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  )
}

import { Alert, Anchor, Button, List, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/List.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LEDGER_YEARS } from '@/contract/entities/account/privacy'
import { DELETION_DAYS, DELETION_MS } from '@/contract/entities/account/deletion'
import { useKeepAccountMutation } from '../privacyApi'
import { deletionOpened, selectIsDeletionOpen } from '../profileSlice'
import { sharedDay } from '../sharedDay'
import { DeletionDialog } from './DeletionDialog'
import { ProfileSection } from './ProfileSection'

/**
 * For members who may manage users: the consequences of deleting the account, and the button that requests or cancels the deletion. For everyone: a
 * link to the page about stored data.
 */
export function AccountDeletion() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { deletion, visit } = useUser()
  const mayManage = usePermission('MANAGE_USERS')
  const isOpen = useAppSelector(selectIsDeletionOpen)
  const [keep, { isLoading }] = useKeepAccountMutation()
  return (
    <ProfileSection
      title={<FormattedMessage id={mayManage ? 'deletion.title' : 'privacy.title'} />}
    >
      <Stack gap="md" align="flex-start">
        {mayManage && deletion && (
          <Alert color="red" variant="light" w="100%">
            <FormattedMessage
              id="deletion.text_pending"
              values={{ date: sharedDay(intl, deletion.deletesAt) }}
            />
          </Alert>
        )}
        {mayManage && <Consequences end={deletion?.deletesAt ?? null} />}
        {mayManage && deletion && (
          <Button variant="default" loading={isLoading} onClick={() => void keep()}>
            <FormattedMessage id="deletion.action_keep" />
          </Button>
        )}
        {mayManage && !deletion && !visit && (
          <Button variant="outline" color="red.9" onClick={() => dispatch(deletionOpened())}>
            <FormattedMessage id="deletion.action_ask" />
          </Button>
        )}
        <Anchor component={Link} to={paths.privacy()} size="sm">
          <FormattedMessage id="privacy.action_open" />
        </Anchor>
      </Stack>
      {isOpen && <DeletionDialog />}
    </ProfileSection>
  )
}

/** The consequences in order: immediately, until the deletion, at the deletion, and the data that the law requires. */
export function Consequences({ end }: { end: string | null }) {
  const intl = useIntl()
  const now = useNow()
  const date = sharedDay(intl, end ?? now + DELETION_MS)
  return (
    <Text size="sm" component="div">
      <List size="sm" spacing="xs">
        <List.Item>
          <FormattedMessage id="deletion.text_at-once" />
        </List.Item>
        <List.Item>
          <FormattedMessage id="deletion.text_days" values={{ days: DELETION_DAYS }} />
        </List.Item>
        <List.Item>
          <FormattedMessage id="deletion.text_end" values={{ date }} />
        </List.Item>
        <List.Item>
          <FormattedMessage id="deletion.text_law" values={{ years: LEDGER_YEARS }} />
        </List.Item>
      </List>
    </Text>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { useResetOnUnmount } from '@/common/forms/requestFields'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import { IconHash } from '@/common/ui/icons/icons'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { Integration } from '@/contract/entities/sources/integration'
import {
  ChoiceList,
  ChoiceListSkeleton,
  ChoiceRow,
  ListFailure,
} from '@/features/sources/components/connection/ChoiceList'
import { useDeleteIntegrationMutation } from '@/features/sources/integrationsApi'
import {
  useBindFacebookAccountMutation,
  useListFacebookProfilesQuery,
  useStartFacebookLoginMutation,
} from './instagramApi'

/** The profiles that the sign-in at Facebook returned, from which one is connected. */
export function ProfileChoice({ login }: { login: Integration }) {
  const intl = useIntl()
  const { data: profiles, error, isFetching, refetch } = useListFacebookProfilesQuery()
  const [bind, choice] = useBindFacebookAccountMutation({ fixedCacheKey: 'bindFacebookAccount' })
  const [startLogin, start] = useStartFacebookLoginMutation()
  const [deleteIntegration, deletion] = useDeleteIntegrationMutation()
  useResetOnUnmount(choice.reset)
  const refusal = choice.error ? failureMessage(choice.error) : null
  return (
    <div>
      <Text size="sm" fw={500} mb={8}>
        <FormattedMessage id="integrations.label_profiles" />
      </Text>
      {profiles && (
        <ChoiceList>
          {profiles.map(({ username, pageName, pictureUrl, isConnected }) => (
            <ChoiceRow
              key={username}
              name={`@${username}`}
              pictureUrl={pictureUrl}
              isRound
              note={
                isConnected ? (
                  <FormattedMessage id="integrations.text_profile-connected" />
                ) : (
                  pageName
                )
              }
              action={
                <FormattedMessage
                  id={
                    isConnected
                      ? 'integrations.action_renew-profile'
                      : 'integrations.action_connect-group'
                  }
                />
              }
              actionLabel={intl.formatMessage(
                { id: 'integrations.label_connect-profile' },
                { name: username },
              )}
              isChosen={choice.originalArgs?.username === username}
              isBusy={choice.isLoading}
              onChoose={() => void bind({ username })}
            />
          ))}
        </ChoiceList>
      )}
      {refusal && (
        <FieldError>
          <FailureWords message={refusal} />
        </FieldError>
      )}
      {!profiles &&
        (error && !isFetching ? (
          <ListFailure failure={error} onRetry={() => void refetch()} />
        ) : (
          <ChoiceListSkeleton rows={1} />
        ))}
      <Group gap="xs" mt={12}>
        <Button variant="default" loading={start.isLoading} onClick={() => void startLogin()}>
          <FormattedMessage id="integrations.action_facebook-again" />
        </Button>
        <Button
          variant="subtle"
          loading={deletion.isLoading}
          onClick={() => void deleteIntegration({ id: login.id })}
        >
          <FormattedMessage id="common.action_cancel" />
        </Button>
      </Group>
    </div>
  )
}

interface ProfileNoteProps {
  profile: Integration
  onHashtags: () => void
}

/** The action that a profile needs. A working profile has a button for its hashtags instead. */
export function ProfileNote({ profile: { status }, onHashtags }: ProfileNoteProps) {
  if (status !== 'working') {
    return (
      <Text size="sm" role="status" {...(status === 'failed' ? { c: 'red' } : {})}>
        <FormattedMessage
          id={
            status === 'failed'
              ? 'integrations.alert_profile-refused'
              : 'integrations.text_profile-waiting'
          }
        />
      </Text>
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconHash size={16} />}
      onClick={onHashtags}
    >
      <FormattedMessage id="integrations.action_hashtags" />
    </Button>
  )
}

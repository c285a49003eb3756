import { Button, Text, Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconBrandInstagram, IconAlertTriangle } from '@/common/ui/icons/icons'
import { FACEBOOK_OUTCOME } from '@/contract/addresses'
import type { Integration } from '@/contract/entities/sources/integration'
import { ConnectionList } from '@/features/sources/components/connection/ConnectionList'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'
import { hashtagsOpened } from '@/features/sources/sourcesSlice'
import { HashtagsDialog } from './HashtagsDialog'
import { isFacebookLogin, useStartFacebookLoginMutation } from './instagramApi'
import { MentionsNote, type LackingMentions, MetaAppSteps } from './MetaAppSteps'
import { ProfileChoice, ProfileNote } from './ProfileChoice'

interface InstagramCardProps {
  connections: Integration[]
  /** Missing settings of the server's application at Meta; null when it is complete. */
  lackingMetaApp: { returnUrl: string } | null
  /** Missing settings for mentions in captions and comments; null when the server receives them. */
  lackingMentions: LackingMentions | null
}

/** Business profiles of Instagram, connected by signing in at Facebook (product-rules/sources.md#instagram). */
export function InstagramCard({
  connections,
  lackingMetaApp,
  lackingMentions,
}: InstagramCardProps) {
  const dispatch = useAppDispatch()
  const [startLogin, { isLoading }] = useStartFacebookLoginMutation()
  const login = connections.find(isFacebookLogin)
  const profiles = connections.filter((one) => !isFacebookLogin(one))
  const isConnected = profiles.length > 0
  return (
    <IntegrationCard
      icon={<IconBrandInstagram size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_profiles" />}
      purpose={<FormattedMessage id="integrations.text_profiles" />}
    >
      <ConnectionList
        connections={profiles}
        deleteLabel="integrations.label_delete-profile"
        noteOf={(profile) => (
          <ProfileNote
            profile={profile}
            onHashtags={() => dispatch(hashtagsOpened({ id: profile.id }))}
          />
        )}
      />
      {lackingMetaApp ? (
        <MetaAppSteps
          returnUrl={lackingMetaApp.returnUrl}
          lackingMentions={lackingMentions}
          isConnected={isConnected}
        />
      ) : (
        <>
          <FacebookOutcome />
          {login ? (
            <ProfileChoice login={login} />
          ) : (
            <Button
              w="fit-content"
              variant={isConnected ? 'default' : 'light'}
              loading={isLoading}
              onClick={() => void startLogin()}
            >
              <FormattedMessage
                id={
                  isConnected
                    ? 'integrations.action_another-profile'
                    : 'integrations.action_facebook-login'
                }
              />
            </Button>
          )}
          {lackingMentions && (
            <Text size="xs" c="dimmed">
              <MentionsNote {...lackingMentions} />
            </Text>
          )}
        </>
      )}
      <HashtagsDialog profiles={profiles} />
    </IntegrationCard>
  )
}

const WORDS: Readonly<Record<string, MessageId>> = {
  denied: 'integrations.alert_facebook-denied',
  rights: 'integrations.alert_facebook-rights',
  failed: 'integrations.alert_facebook-failed',
}

/** The outcome of the sign-in at Facebook, from the address of the redirect; nothing after a success. */
function FacebookOutcome() {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const outcome = address.get(FACEBOOK_OUTCOME) ?? ''
  const id = Object.hasOwn(WORDS, outcome) ? WORDS[outcome] : undefined
  if (id === undefined) return null
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      withCloseButton
      closeButtonLabel={intl.formatMessage({ id: 'common.action_close' })}
      onClose={() => {
        setAddress(
          (all) => {
            all.delete(FACEBOOK_OUTCOME)
            return all
          },
          { replace: true },
        )
      }}
    >
      <FormattedMessage id={id} />
    </Alert>
  )
}

import { Button, MantineProvider } from '@mantine/core'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { theme } from '@/common/ui/theme/theme'
import { LANDING_PATH } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import texts from '../../../translations/ru.json?start'

interface StartFailureProps {
  reason: 'user-not-exist' | 'start-failed'
  username: string
}

/** Shown instead of a blank page when the cabinet could not start. Its few texts are part of its chunk: no other may load. */
export function StartFailure({ reason, username }: StartFailureProps) {
  const isUnknown = reason === 'user-not-exist'
  return (
    <IntlProvider locale={DEFAULT_LOCALE} messages={texts}>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <StateMessage
          role="alert"
          icon={<IconAlertTriangle size={28} />}
          title={
            <FormattedMessage
              id={isUnknown ? 'user-not-exist' : 'start.title_failed'}
              values={{ username }}
            />
          }
          action={
            isUnknown ? (
              <Button component="a" href={LANDING_PATH}>
                <FormattedMessage id="start.action_accounts" />
              </Button>
            ) : (
              <Button
                onClick={() => {
                  location.reload()
                }}
              >
                <FormattedMessage id="common.action_retry" />
              </Button>
            )
          }
        >
          {!isUnknown && <FormattedMessage id="serverError" />}
        </StateMessage>
      </MantineProvider>
    </IntlProvider>
  )
}

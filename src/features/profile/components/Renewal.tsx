import { Alert, Button, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import { useAppDispatch } from '@/common/store/hooks'
import { CURRENCY } from '@/contract/constants'
import { useGetOfferQuery, useResumeRenewalMutation } from '../paymentsApi'
import { cancelAsked } from '../profileSlice'

/** The next charge of the saved card, with actions to cancel and resume the renewal. */
export function Renewal({ isAutoRenewal }: { isAutoRenewal: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { data: offer } = useGetOfferQuery()
  const [resume, { isLoading }] = useResumeRenewalMutation()
  const renewal = isAutoRenewal ? offer?.renewal : null
  return (
    <>
      {offer?.hasRenewalFailed && (
        <Alert color="red" variant="light" role="alert">
          <FormattedMessage id="profile.alert_renewal-failed" />
        </Alert>
      )}
      {renewal && (
        <Text size="sm">
          <FormattedMessage
            id="profile.text_renewal"
            values={{
              date: intl.formatDate(renewal.at, { dateStyle: 'long' }),
              amount: formatMoney(intl, renewal.amount, CURRENCY),
              count: renewal.months,
            }}
          />
        </Text>
      )}
      {isAutoRenewal && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => dispatch(cancelAsked())}
        >
          <FormattedMessage id="profile.action_unsubscribe" />
        </Button>
      )}
      {!isAutoRenewal && offer?.canResume && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={isLoading}
          onClick={() => void resume()}
        >
          <FormattedMessage id="profile.action_resume" />
        </Button>
      )}
    </>
  )
}

import { Button, Stack, Text, Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { DAY_MS } from '@/contract/constants'
import type { Subscription } from '@/contract/entities/account/plan'
import { OWN_PLAN, planName } from '@/features/profile/planWords'
import { useUnsubscribeMutation } from '@/features/profile/profileApi'
import { cancelAsked, cancelClosed, selectIsCancelAsked } from '@/features/profile/profileSlice'
import { PlanLimits, SupportLink } from './PlanParts'
import { ProfileSection } from './ProfileSection'

/**
 * The account's tariff: its limits and the end of the paid period. Payments are not implemented, so none is promised
 * with automatic renewal on.
 */
export function Tariff() {
  const { plan: subscription } = useUser()
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_tariff" />}>
      {!subscription && (
        <Text size="sm">
          <FormattedMessage id="profile.text_no-plan" /> <SupportLink />
        </Text>
      )}
      {subscription?.plan.code === OWN_PLAN && (
        <Text size="sm">
          <FormattedMessage id="profile.text_own" />
        </Text>
      )}
      {subscription && subscription.plan.code !== OWN_PLAN && <Paid subscription={subscription} />}
    </ProfileSection>
  )
}

function Paid({ subscription }: { subscription: Subscription }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isCancelAsked = useAppSelector(selectIsCancelAsked)
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation()
  useEffect(() => () => void dispatch(cancelClosed()), [dispatch])
  const { plan, paidUntil, isAutoRenewal } = subscription
  const date = intl.formatDate(paidUntil ?? '', { dateStyle: 'long' })
  return (
    <Stack gap="md">
      <LicenceAlert subscription={subscription} />
      <Text fw={600} size="lg">
        {planName(intl, plan.code)}
      </Text>
      <PlanLimits plan={plan} />
      <Text size="sm">
        {paidUntil === null ? (
          <FormattedMessage id="profile.text_endless" />
        ) : (
          <FormattedMessage
            id={isAutoRenewal ? 'profile.text_renewed' : 'profile.text_paid-until'}
            values={{ date }}
          />
        )}
      </Text>
      {isAutoRenewal && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => dispatch(cancelAsked())}
        >
          <FormattedMessage id="profile.action_unsubscribe" />
        </Button>
      )}
      <ConfirmDialog
        opened={isCancelAsked}
        title={<FormattedMessage id="profile.title_unsubscribe" />}
        confirmLabel={<FormattedMessage id="profile.action_unsubscribe" />}
        isBusy={isLoading}
        onConfirm={() => void unsubscribe()}
        onCancel={() => dispatch(cancelClosed())}
      >
        <FormattedMessage
          id={paidUntil === null ? 'profile.text_unsubscribe-endless' : 'profile.text_unsubscribe'}
          values={{ date }}
        />
      </ConfirmDialog>
    </Stack>
  )
}

const WORDS: Record<LicenceNotice, MessageId> = {
  'two-weeks': 'profile.alert_two-weeks',
  week: 'profile.alert_week',
  expired: 'profile.alert_expired',
}

/** Warns in time that the licence ends, with the consequences. */
function LicenceAlert({ subscription }: { subscription: Subscription }) {
  const intl = useIntl()
  const notice = licenceNotice(subscription, useNow())
  if (notice === null) return null
  return (
    <Alert
      role="alert"
      color={notice === 'two-weeks' ? 'yellow' : 'red'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
    >
      <FormattedMessage
        id={WORDS[notice]}
        values={{ date: intl.formatDate(subscription.paidUntil ?? '', { dateStyle: 'long' }) }}
      />{' '}
      <SupportLink />
    </Alert>
  )
}

/**
 * The notice about a licence that ends: in less than two weeks, in less than one, or already ended
 * (product-rules/account.md#licence).
 */
type LicenceNotice = 'two-weeks' | 'week' | 'expired'

/** Null without a notice: no end, an end far away, or an automatic renewal. */
export function licenceNotice(
  { paidUntil, isAutoRenewal }: Subscription,
  now: number,
): LicenceNotice | null {
  if (paidUntil === null) return null
  const left = Date.parse(paidUntil) - now
  if (left <= 0) return 'expired'
  if (isAutoRenewal) return null
  if (left < 7 * DAY_MS) return 'week'
  return left < 14 * DAY_MS ? 'two-weeks' : null
}

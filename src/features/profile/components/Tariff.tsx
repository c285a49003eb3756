import { Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNow } from '@/common/lib/useNow'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { OWN_PLAN, GRACE_DAYS } from '@/contract/constants'
import type { Subscription } from '@/contract/entities/account/plan'
import { accountNotices } from '@/contract/entities/account/accountNotices'
import { planName } from '@/features/profile/planWords'
import { useUnsubscribeMutation } from '@/features/profile/profileApi'
import { cancelClosed, selectIsCancelAsked } from '@/features/profile/profileSlice'
import { useGetUsageQuery } from '@/features/profile/usageApi'
import { NoticeAlert } from './NoticeAlert'
import { PlanLimits, SupportLink } from './PlanParts'
import { Renewal } from './Renewal'
import { ProfileSection } from './ProfileSection'
import { UsageMeters } from './UsageMeters'

/** The account's tariff: its usage, the end of the paid period and the consequences. */
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
  const now = useNow()
  const usage = useGetUsageQuery(undefined, { refetchOnMountOrArgChange: true })
  const isCancelAsked = useAppSelector(selectIsCancelAsked)
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation()
  useEffect(() => () => void dispatch(cancelClosed()), [dispatch])
  const { plan, paidUntil, isAutoRenewal } = subscription
  const date = intl.formatDate(paidUntil ?? '', { dateStyle: 'long' })
  return (
    <Stack gap="md">
      {accountNotices(subscription, usage.data, now).map((notice) => (
        <NoticeAlert key={notice.code} notice={notice}>
          <SupportLink />
        </NoticeAlert>
      ))}
      <Text fw={600} size="lg">
        {planName(intl, plan.code)}
      </Text>
      {usage.data && <UsageMeters usage={usage.data} />}
      {!usage.data && !usage.isError && <PlanLimits plan={plan} />}
      {!usage.data && usage.isError && <ErrorState onRetry={() => void usage.refetch()} />}
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
      <Renewal isAutoRenewal={isAutoRenewal} />
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
          values={{ date, grace: GRACE_DAYS }}
        />
      </ConfirmDialog>
    </Stack>
  )
}

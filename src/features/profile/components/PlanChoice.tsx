import { Badge, Group, Skeleton, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { LICENCE_MONTHS, NON_CASH_MONTHS, SUPPORT_REPLY_HOURS } from '@/contract/constants'
import { OWN_PLAN, planName } from '../planWords'
import { useListPlansQuery } from '../profileApi'
import { PlanLimits, SupportLink } from './PlanParts'
import { ProfileSection } from './ProfileSection'
import classes from './PlanChoice.module.css'

const CARDS = [0, 1, 2]

/** The tariffs side by side; support changes the tariff. `currentId` is the account's plan. */
export function PlanChoice({ currentId }: { currentId: number | null }) {
  const intl = useIntl()
  const { data: plans, isError, refetch } = useListPlansQuery()
  const months = (list: readonly number[]) =>
    intl.formatList(list.map(String), { type: 'disjunction' })
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_choice" />}>
      {plans && (
        <ul className={classes.plans}>
          {plans
            .filter(({ code }) => code !== OWN_PLAN)
            .map((plan) => (
              <li key={plan.id} className={classes.plan} data-current={plan.id === currentId}>
                <Group justify="space-between" mb="sm" mih={28}>
                  <Title order={3} size="h5">
                    {planName(intl, plan.code)}
                  </Title>
                  {plan.id === currentId && (
                    <Badge variant="light" tt="none">
                      <FormattedMessage id="profile.text_current" />
                    </Badge>
                  )}
                </Group>
                <PlanLimits plan={plan} />
              </li>
            ))}
        </ul>
      )}
      {!plans &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Loading className={classes.plans}>
            {CARDS.map((key) => (
              <Skeleton key={key} height={184} radius="md" />
            ))}
          </Loading>
        ))}
      <Text size="sm" mt="md">
        <FormattedMessage
          id="profile.text_choice"
          values={{
            months: months(LICENCE_MONTHS),
            nonCash: months(NON_CASH_MONTHS),
            hours: SUPPORT_REPLY_HOURS,
          }}
        />{' '}
        <SupportLink />
      </Text>
    </ProfileSection>
  )
}

import { Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import { formatMoney } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import {
  OWN_PLAN,
  CURRENCY,
  LICENCE_MONTHS,
  NON_CASH_MONTHS,
  SUPPORT_REPLY_HOURS,
} from '@/contract/constants'
import type { Offer } from '@/contract/entities/account/order'
import type { Plan } from '@/contract/entities/account/plan'
import { useGetOfferQuery } from '../paymentsApi'
import { planName } from '../planWords'
import { useListPlansQuery } from '../profileApi'
import { orderOpened, periodChosen, selectMonths, selectOrder } from '../profileSlice'
import { methodsOf, OrderDialog } from './OrderDialog'
import { PlanLimits, SupportLink } from './PlanParts'
import { ProfileSection } from './ProfileSection'
import classes from './PlanChoice.module.css'

const CARDS = [0, 1, 2]

/** The tariffs side by side with their prices; for a tariff without a price, the contact of support. `currentId` is the account's plan. */
export function PlanChoice({ currentId }: { currentId: number | null }) {
  const plansQuery = useListPlansQuery()
  const offerQuery = useGetOfferQuery()
  const order = useAppSelector(selectOrder)
  const months = useAppSelector(selectMonths)
  const { data: plans } = plansQuery
  const { data: offer } = offerQuery
  const hasPrices = offer !== undefined && offer.prices.length > 0
  const failed = [plansQuery, offerQuery].filter(({ data, isError }) => isError && !data)
  const isLoaded = plans !== undefined && (offer !== undefined || offerQuery.isError)
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_choice" />}>
      {hasPrices && plans && <PeriodSwitch />}
      {isLoaded && (
        <ul className={classes.plans}>
          {plans
            .filter(({ code }) => code !== OWN_PLAN)
            .map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isCurrent={plan.id === currentId}
                offer={hasPrices ? offer : null}
              />
            ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ErrorState
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      )}
      {!isLoaded && failed.length === 0 && (
        <Loading className={classes.plans}>
          {CARDS.map((key) => (
            <Skeleton key={key} height={184} radius="md" />
          ))}
        </Loading>
      )}
      <ChoiceWords hasPrices={hasPrices} />
      {order && plans && offer && (
        <OrderDialog key={order.planId} order={order} months={months} plans={plans} offer={offer} />
      )}
    </ProfileSection>
  )
}

/** Chooses the period of the shown prices. */
function PeriodSwitch() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const months = useAppSelector(selectMonths)
  return (
    <SegmentedControl
      aria-label={intl.formatMessage({ id: 'profile.label_period' })}
      className={classes.periods}
      data={LICENCE_MONTHS.map((count) => ({
        value: String(count),
        label: intl.formatMessage({ id: 'profile.label_months' }, { count }),
      }))}
      value={String(months)}
      onChange={(value) => {
        const chosen = LICENCE_MONTHS.find((count) => String(count) === value)
        if (chosen) dispatch(periodChosen(chosen))
      }}
    />
  )
}

interface PlanCardProps {
  plan: Plan
  isCurrent: boolean
  /** Null where nothing has a price. */
  offer: Offer | null
}

function PlanCard({ plan, isCurrent, offer }: PlanCardProps) {
  const intl = useIntl()
  const name = planName(intl, plan.code)
  return (
    <li className={classes.plan} data-current={isCurrent}>
      <Group justify="space-between" mb="sm" mih={28}>
        <Title order={3} size="h5">
          {name}
        </Title>
        {isCurrent && (
          <Badge variant="light" tt="none">
            <FormattedMessage id="profile.text_current" />
          </Badge>
        )}
      </Group>
      <PlanLimits plan={plan} />
      {offer && <PlanPrice plan={plan} name={name} isCurrent={isCurrent} offer={offer} />}
    </li>
  )
}

interface PlanPriceProps {
  plan: Plan
  name: string
  isCurrent: boolean
  offer: Offer
}

/** The price of the chosen period, and the button that orders it. */
function PlanPrice({ plan, name, isCurrent, offer }: PlanPriceProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const months = useAppSelector(selectMonths)
  const price = offer.prices.find((one) => one.planId === plan.id && one.months === months)
  const [method] = methodsOf(offer, months)
  return (
    <div className={classes.price}>
      <Text fw={600} size="lg">
        {price ? (
          formatMoney(intl, price.amount, CURRENCY)
        ) : (
          <FormattedMessage id="profile.text_by-agreement" />
        )}
      </Text>
      {price && months > 1 && (
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="profile.text_per-month"
            values={{ amount: formatMoney(intl, Math.round(price.amount / months), CURRENCY) }}
          />
        </Text>
      )}
      {price && method && (
        <Button
          fullWidth
          mt="sm"
          variant={isCurrent ? 'filled' : 'default'}
          aria-label={intl.formatMessage(
            { id: isCurrent ? 'profile.label_extend' : 'profile.label_order' },
            { plan: name },
          )}
          onClick={() => dispatch(orderOpened({ planId: plan.id, method, isRenewed: false }))}
        >
          <FormattedMessage id={isCurrent ? 'profile.action_extend' : 'profile.action_order'} />
        </Button>
      )}
      {price && !method && (
        <Text size="xs" mt="sm">
          <FormattedMessage
            id={offer.hasInvoice ? 'profile.text_only-long' : 'profile.text_no-method'}
          />
        </Text>
      )}
    </div>
  )
}

function ChoiceWords({ hasPrices }: { hasPrices: boolean }) {
  const intl = useIntl()
  const hasSupport = runtimeConfig().supportContact !== null
  const months = (list: readonly number[]) =>
    intl.formatList(list.map(String), { type: 'disjunction' })
  return (
    <Text size="sm" mt="md">
      {/* Without a contact the text itself names the people to ask. */}
      <FormattedMessage
        id={hasPrices ? 'profile.text_choice-priced' : 'profile.text_choice'}
        values={{
          months: months(LICENCE_MONTHS),
          nonCash: months(NON_CASH_MONTHS),
          hours: SUPPORT_REPLY_HOURS,
          hasSupport,
        }}
      />{' '}
      {hasSupport && <SupportLink />}
    </Text>
  )
}

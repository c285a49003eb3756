import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { asApiError, failureMessage } from '@/common/api/apiError'
import type { MessageId } from '@/common/i18n/messages'
import { formatMoney } from '@/common/lib/format'
import { useUser } from '@/common/session/user'
import { Status } from '@/common/ui/states/Status'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { ORDER_OUTCOME } from '@/contract/addresses'
import { CURRENCY } from '@/contract/constants'
import type { Order } from '@/contract/entities/account/order'
import type { DocumentKind } from '@/contract/entities/account/plan'
import {
  documentUrl,
  useCancelOrderMutation,
  useCheckOrderMutation,
  useGetOfferQuery,
} from '../paymentsApi'
import { planName } from '../planWords'
import { useListPlansQuery } from '../profileApi'
import { SupportLink } from './PlanParts'
import { ProfileSection } from './ProfileSection'
import classes from './OpenOrders.module.css'

/** Unpaid orders, with actions to pay or cancel them. Renders nothing without any. */
export function OpenOrders() {
  const { data: offer } = useGetOfferQuery()
  if (!offer || offer.openOrders.length === 0) return null
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_orders" />}>
      <ul className={classes.orders}>
        {offer.openOrders.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </ul>
    </ProfileSection>
  )
}

function OpenOrder({ order }: { order: Order }) {
  const intl = useIntl()
  const { data: plans } = useListPlansQuery()
  const plan = plans?.find(({ id }) => id === order.planId)
  return (
    <li className={classes.order}>
      <div>
        <Text size="sm" fw={600}>
          <FormattedMessage
            id="profile.text_order"
            values={{
              number: String(order.id),
              date: intl.formatDate(order.createdAt, { dateStyle: 'medium' }),
            }}
          />
        </Text>
        <Text size="sm">
          {plan && `${planName(intl, plan.code)} `}
          <FormattedMessage id="profile.text_months" values={{ count: order.months }} />
          {', '}
          {formatMoney(intl, order.amount, CURRENCY)}
        </Text>
        <Status tone={order.hasProblem ? 'bad' : 'waiting'}>
          <FormattedMessage id={stateOf(order)} />
        </Status>
        {order.hasProblem && (
          <Text size="sm">
            <SupportLink />
          </Text>
        )}
      </div>
      <OrderActions order={order} />
    </li>
  )
}

function stateOf({ hasProblem, method }: Order): MessageId {
  if (hasProblem) return 'profile.status_problem'
  return method === 'invoice' ? 'profile.status_invoice' : 'profile.status_card'
}

function OrderActions({ order }: { order: Order }) {
  const intl = useIntl()
  const [checkOrder, check] = useCheckOrderMutation()
  const [cancelOrder, cancel] = useCancelOrderMutation()
  const number = { number: String(order.id) }
  const isUnstarted = order.status === 'created'
  return (
    <Group gap="xs">
      {order.method === 'invoice' && <DocumentLink kind="invoice" id={order.id} />}
      {order.confirmationUrl !== null && (
        <Anchor href={order.confirmationUrl} size="sm">
          <FormattedMessage id="profile.action_continue" />
        </Anchor>
      )}
      {order.method !== 'invoice' && (
        <Button
          variant="default"
          size="xs"
          loading={check.isLoading}
          aria-label={intl.formatMessage({ id: 'profile.label_check' }, number)}
          onClick={() => void checkOrder(order.id)}
        >
          <FormattedMessage id="profile.action_check" />
        </Button>
      )}
      {(order.method === 'invoice' || isUnstarted) && (
        <Button
          variant="default"
          size="xs"
          loading={cancel.isLoading}
          aria-label={intl.formatMessage({ id: 'profile.label_cancel-order' }, number)}
          onClick={() => void cancelOrder(order.id)}
        >
          <FormattedMessage id="profile.action_cancel-order" />
        </Button>
      )}
      <Failure error={check.error} />
    </Group>
  )
}

const DOCUMENT_TEXTS: Record<DocumentKind, readonly [MessageId, MessageId]> = {
  invoice: ['profile.action_invoice-pdf', 'profile.label_invoice-pdf'],
  act: ['profile.action_act-pdf', 'profile.label_act-pdf'],
  receipt: ['profile.action_receipt-pdf', 'profile.label_receipt-pdf'],
}

/** The PDF of a document, in a tab of its own. */
export function DocumentLink({ kind, id }: { kind: DocumentKind; id: number }) {
  const intl = useIntl()
  const number = { number: String(id) }
  const [action, label] = DOCUMENT_TEXTS[kind]
  return (
    <Anchor
      href={documentUrl(kind, id)}
      target="_blank"
      rel="noreferrer"
      size="sm"
      aria-label={intl.formatMessage({ id: label }, number)}
    >
      <FormattedMessage id={action} values={number} />
    </Anchor>
  )
}

function Failure({ error }: { error: unknown }) {
  const message = error === undefined ? null : failureMessage(asApiError(error))
  return message === null ? null : (
    <Text size="sm" role="alert" c="red.9">
      <FailureWords message={message} />
    </Text>
  )
}

/** The result of the payment from whose page the person returns. It comes from the provider, because anyone can write the address. */
export function ReturnedOrder() {
  const [address, setAddress] = useSearchParams()
  const id = address.get(ORDER_OUTCOME) ?? ''
  if (!/^\d{1,15}$/.test(id)) return null
  return (
    <Outcome
      key={id}
      id={Number(id)}
      onClose={() => {
        setAddress(
          (all) => {
            all.delete(ORDER_OUTCOME)
            return all
          },
          { replace: true },
        )
      }}
    />
  )
}

const OUTCOMES: Record<Order['status'], readonly [MessageId, string]> = {
  created: ['profile.alert_payment-pending', 'yellow'],
  pending: ['profile.alert_payment-pending', 'yellow'],
  paid: ['profile.alert_payment-paid', 'teal'],
  cancelled: ['profile.alert_payment-cancelled', 'orange'],
  refunded: ['profile.alert_payment-refunded', 'orange'],
}

function Outcome({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl()
  const { plan } = useUser()
  const [checkOrder, { data: order, error, isLoading }] = useCheckOrderMutation({
    fixedCacheKey: `returned-${String(id)}`,
  })
  const check = useEffectEvent(() => void checkOrder(id))
  useEffect(() => {
    check()
  }, [])
  const isOpen = order?.status === 'pending' || order?.status === 'created'
  const [message, color] = order
    ? OUTCOMES[order.status]
    : (['profile.alert_payment-checked', 'gray'] as const)
  return (
    <Alert
      color={color}
      variant="light"
      role="status"
      withCloseButton
      closeButtonLabel={intl.formatMessage({ id: 'common.action_close' })}
      onClose={onClose}
    >
      <Stack gap="xs" align="flex-start">
        {error === undefined && (
          <span>
            <FormattedMessage
              id={order?.hasProblem ? 'profile.alert_payment-problem' : message}
              values={{
                number: String(id),
                date: intl.formatDate(plan?.paidUntil ?? '', { dateStyle: 'long' }),
              }}
            />{' '}
            {order?.hasProblem && <SupportLink />}
          </span>
        )}
        <Failure error={error} />
        {(isOpen || error !== undefined) && (
          <Group gap="sm">
            <Button
              variant="default"
              size="xs"
              loading={isLoading}
              onClick={() => void checkOrder(id)}
            >
              <FormattedMessage id="profile.action_check" />
            </Button>
            {order && order.confirmationUrl !== null && (
              <Anchor href={order.confirmationUrl} size="sm">
                <FormattedMessage id="profile.action_continue" />
              </Anchor>
            )}
          </Group>
        )}
      </Stack>
    </Alert>
  )
}

import { Checkbox, Skeleton, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import * as v from 'valibot'
import { asApiError, failureMessage } from '@/common/api/apiError'
import { useRequestFields } from '@/common/forms/requestFields'
import type { MessageId } from '@/common/i18n/messages'
import { formatMoney } from '@/common/lib/format'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { Loading } from '@/common/ui/states/Loading'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { CURRENCY, NON_CASH_MONTHS } from '@/contract/constants'
import { COMPANY_LIMITS, companySchema } from '@/contract/entities/account/company'
import type { LicenceMonths, Offer, Quote } from '@/contract/entities/account/order'
import type { Plan } from '@/contract/entities/account/plan'
import { useCreateOrderMutation, useGetQuoteQuery } from '../paymentsApi'
import { planName } from '../planWords'
import { orderChanged, orderClosed, type OrderDraft, type PaymentMethod } from '../profileSlice'

interface OrderDialogProps {
  order: OrderDraft
  months: LicenceMonths
  plans: readonly Plan[]
  offer: Offer
}

const FIELDS = ['name', 'inn', 'kpp', 'address'] as const
const FIELD_LABELS: Record<(typeof FIELDS)[number], MessageId> = {
  name: 'profile.label_company',
  inn: 'profile.label_inn',
  kpp: 'profile.label_kpp',
  address: 'profile.label_address',
}
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  'empty-field': 'empty-field',
  'only-spaces': 'only-spaces',
  'wrong-inn': 'profile.error_wrong-inn',
  'wrong-kpp': 'profile.error_wrong-kpp',
}

/** The ways in which a period may be paid. */
export function methodsOf({ hasCard, hasInvoice }: Offer, months: LicenceMonths): PaymentMethod[] {
  const isLong = NON_CASH_MONTHS.some((one) => one === months)
  return [
    ...(hasCard ? ['card' as const] : []),
    ...(hasInvoice && isLong ? ['invoice' as const] : []),
  ]
}

/** An order: its price, its changes, the payment method and, for an invoice, the company. */
export function OrderDialog({ order, months, plans, offer }: OrderDialogProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { planId, key, method, isRenewed } = order
  const quote = useGetQuoteQuery({ planId, months })
  const [createOrder, request] = useCreateOrderMutation({ fixedCacheKey: 'createOrder' })
  const isInvoice = method === 'invoice'
  const form = useRequestFields({
    request,
    initial: {
      'company.name': offer.company?.name ?? '',
      'company.inn': offer.company?.inn ?? '',
      'company.kpp': offer.company?.kpp ?? '',
      'company.address': offer.company?.address ?? '',
    },
    problemsOf: (values) => (isInvoice ? companyProblems(intl, companyOf(values)) : {}),
  })
  const methods = methodsOf(offer, months)
  const current = quote.isFetching ? undefined : quote.data
  const refusal = quote.isError ? failureMessage(asApiError(quote.error)) : null

  function submit() {
    if (!current || !form.check()) return
    void createOrder({
      key,
      planId,
      months,
      amount: current.amount,
      method,
      isRenewed: !isInvoice && isRenewed,
      company: isInvoice ? companyOf(form.values) : null,
    })
  }

  return (
    <FormDialog
      title={
        <FormattedMessage
          id="profile.title_order"
          values={{ plan: nameOf(intl, plans, planId), months }}
        />
      }
      submitLabel={
        <FormattedMessage id={isInvoice ? 'profile.action_invoice' : 'profile.action_pay'} />
      }
      isBusy={request.isLoading}
      isTyped={isInvoice && form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={() => dispatch(orderClosed())}
    >
      {refusal && (
        <FormAlert>
          <FailureWords message={refusal} />
        </FormAlert>
      )}
      {current && <OrderWords quote={current} plans={plans} />}
      {!current && !quote.isError && (
        <Loading>
          <Skeleton height={72} radius="md" />
        </Loading>
      )}
      {methods.length > 1 && (
        <SegmentedControl
          aria-label={intl.formatMessage({ id: 'profile.label_method' })}
          fullWidth
          data={methods.map((value) => ({
            value,
            label: intl.formatMessage({
              id: value === 'card' ? 'profile.label_card' : 'profile.label_invoice',
            }),
          }))}
          value={method}
          onChange={(value) => {
            request.reset()
            dispatch(orderChanged({ method: value }))
          }}
        />
      )}
      {!isInvoice && (
        <Checkbox
          checked={isRenewed}
          label={<FormattedMessage id="profile.label_renew" />}
          description={<FormattedMessage id="profile.text_renew" />}
          onChange={({ currentTarget }) => {
            request.reset()
            dispatch(orderChanged({ isRenewed: currentTarget.checked }))
          }}
        />
      )}
      {isInvoice &&
        FIELDS.map((field) => (
          <TextInput
            key={field}
            label={intl.formatMessage({ id: FIELD_LABELS[field] })}
            required={field !== 'kpp'}
            inputMode={field === 'inn' ? 'numeric' : 'text'}
            autoComplete={field === 'name' ? 'organization' : 'off'}
            maxLength={field === 'name' || field === 'address' ? COMPANY_LIMITS[field] : 20}
            {...(field === 'kpp' && {
              description: <FormattedMessage id="profile.text_kpp" />,
            })}
            {...form.bind(`company.${field}`)}
          />
        ))}
      <Text size="xs" c="dimmed">
        <FormattedMessage id={isInvoice ? 'profile.text_invoice' : 'profile.text_card'} />
      </Text>
    </FormDialog>
  )
}

type CompanyValues = Record<`company.${(typeof FIELDS)[number]}`, string>

const companyOf = (values: CompanyValues) => ({
  name: values['company.name'],
  inn: values['company.inn'],
  kpp: values['company.kpp'],
  address: values['company.address'],
})

function companyProblems(intl: IntlShape, company: ReturnType<typeof companyOf>) {
  const problems: Partial<CompanyValues> = {}
  for (const issue of v.safeParse(companySchema, company).issues ?? []) {
    const field = FIELDS.find((one) => one === v.getDotPath(issue))
    const id = PROBLEMS[issue.message]
    if (field && id) problems[`company.${field}`] ??= intl.formatMessage({ id })
  }
  return problems
}

function nameOf(intl: IntlShape, plans: readonly Plan[], id: number): string {
  return planName(intl, plans.find((plan) => plan.id === id)?.code ?? '')
}

/** The price, the new end of the paid time, and the conversion of the paid time of another plan. */
function OrderWords({ quote, plans }: { quote: Quote; plans: readonly Plan[] }) {
  const intl = useIntl()
  const { rest } = quote
  return (
    <div>
      <Text fw={600} size="xl">
        {formatMoney(intl, quote.amount, CURRENCY)}
      </Text>
      <Text size="sm">
        <FormattedMessage
          id="profile.text_order-until"
          values={{ date: intl.formatDate(quote.paidUntil, { dateStyle: 'long' }) }}
        />
      </Text>
      {rest && (
        <Text size="sm" mt="xs">
          <FormattedMessage
            id="profile.text_proration"
            values={{
              old: nameOf(intl, plans, rest.planId),
              plan: nameOf(intl, plans, quote.planId),
              days: rest.days,
              newDays: rest.newDays,
              amount: formatMoney(intl, rest.amount, CURRENCY),
            }}
          />
        </Text>
      )}
    </div>
  )
}

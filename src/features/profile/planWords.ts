import type { IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { megabytes } from '@/common/lib/format'
import type { Plan } from '@/contract/entities/account/plan'

const NAMES: Record<string, MessageId> = {
  start: 'profile.plan_start',
  shop: 'profile.plan_shop',
  large: 'profile.plan_large',
  own: 'profile.plan_own',
}

/** The name of a tariff; one that this version does not know is shown by its code. */
export function planName(intl: IntlShape, code: string): string {
  const id = NAMES[code]
  return id ? intl.formatMessage({ id }) : code
}

const MEGABYTES_IN_GIGABYTE = 1024

/** The limits of a tariff as texts, always the same four in the same order (product-rules/account.md#tariffs). */
export function planLimits(intl: IntlShape, plan: Plan): { label: string; value: string }[] {
  const unlimited = intl.formatMessage({ id: 'profile.limit_none' })
  const words = (limit: number | null, id: MessageId) =>
    limit === null ? unlimited : intl.formatMessage({ id }, { count: limit })
  return [
    {
      label: intl.formatMessage({ id: 'profile.label_traffic' }),
      value: words(plan.trafficLimit, 'profile.limit_per-month'),
    },
    {
      label: intl.formatMessage({ id: 'profile.label_loads' }),
      value: words(plan.widgetLoadsPerMonth, 'profile.limit_per-month'),
    },
    {
      label: intl.formatMessage({ id: 'profile.label_widgets' }),
      value: words(plan.widgetLimit, 'profile.limit_count'),
    },
    {
      label: intl.formatMessage({ id: 'profile.label_storage' }),
      value: plan.storageBytes === null ? unlimited : storageWords(intl, plan.storageBytes),
    },
  ]
}

/** Bytes in the unit of the tariffs, which count 1,024 MB as a gigabyte. */
export function storageWords(intl: IntlShape, bytes: number): string {
  const size = megabytes(bytes)
  const isLarge = size >= MEGABYTES_IN_GIGABYTE
  return intl.formatMessage(
    { id: isLarge ? 'profile.limit_gigabytes' : 'profile.limit_megabytes' },
    { size: isLarge ? size / MEGABYTES_IN_GIGABYTE : size },
  )
}

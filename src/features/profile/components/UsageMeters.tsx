import { Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useId } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import {
  meterState,
  USAGE_KINDS,
  type MeterState,
  type Usage,
  type UsageKind,
} from '@/contract/entities/account/usage'
import { usageForecast } from '@/features/profile/accountNotices'
import { storageWords } from '@/features/profile/planWords'
import classes from './UsageMeters.module.css'

const LABELS: Record<UsageKind, MessageId> = {
  visitors: 'profile.label_traffic',
  loads: 'profile.label_loads',
  widgets: 'profile.label_widgets',
  storage: 'profile.label_storage',
}

const FULL: Record<UsageKind, MessageId> = {
  visitors: 'usage.text_full-month',
  loads: 'usage.text_full-month',
  widgets: 'usage.text_full-widgets',
  storage: 'usage.text_full-storage',
}

const COLORS: Record<MeterState, string> = { free: 'teal', near: 'yellow', full: 'red' }

/** How much of each limit of the tariff is used. */
export function UsageMeters({ usage }: { usage: Usage }) {
  const intl = useIntl()
  return (
    <div className={classes.meters}>
      {USAGE_KINDS.map((kind) => (
        <UsageMeter key={kind} kind={kind} usage={usage} />
      ))}
      <Text size="xs" c="dimmed">
        <FormattedMessage
          id="usage.text_month"
          values={{
            start: intl.formatDate(usage.countedSince, { day: 'numeric', month: 'long' }),
            end: intl.formatDate(usage.monthEnd, { day: 'numeric', month: 'long' }),
          }}
        />
      </Text>
    </div>
  )
}

function UsageMeter({ kind, usage }: { kind: UsageKind; usage: Usage }) {
  const intl = useIntl()
  const id = useId()
  const { used, limit } = usage[kind]
  const state = meterState(usage[kind])
  return (
    <div>
      <div className={classes.head}>
        <span id={id}>
          <FormattedMessage id={LABELS[kind]} />
        </span>
        <span className={classes.figures}>
          <FormattedMessage
            id={limit === null ? 'usage.label_unlimited' : 'usage.label_used'}
            values={{
              used: amount(intl, kind, used),
              limit: limit === null ? '' : amount(intl, kind, limit),
            }}
          />
        </span>
      </div>
      {limit !== null && (
        <Progress
          value={Math.min(100, (used / limit) * 100)}
          color={COLORS[state]}
          size="sm"
          radius="xl"
          aria-labelledby={id}
        />
      )}
      <MeterWords kind={kind} usage={usage} state={state} />
    </div>
  )
}

/** What a full meter prevents, or when it will be full. */
function MeterWords({ kind, usage, state }: { kind: UsageKind; usage: Usage; state: MeterState }) {
  const intl = useIntl()
  const now = useNow()
  const day = (time: number | string) => intl.formatDate(time, { day: 'numeric', month: 'long' })
  if (state === 'full') {
    return (
      <Text size="xs" mt={4}>
        <FormattedMessage id={FULL[kind]} values={{ date: day(usage.monthEnd) }} />
      </Text>
    )
  }
  const forecast = kind === 'visitors' || kind === 'loads' ? usageForecast(usage, kind, now) : null
  if (forecast === null) return null
  return (
    <Text size="xs" mt={4}>
      <FormattedMessage id="usage.text_forecast" values={{ date: day(forecast) }} />
    </Text>
  )
}

const amount = (intl: IntlShape, kind: UsageKind, value: number) =>
  kind === 'storage' ? storageWords(intl, value) : intl.formatNumber(value)

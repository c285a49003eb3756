import { Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { TARIFF_TIME_ZONE } from '@/contract/constants'
import {
  meterState,
  USAGE_KINDS,
  type MeterState,
  type Usage,
  type UsageKind,
} from '@/contract/entities/account/usage'
import { usageForecast } from '@/contract/entities/account/accountNotices'
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
/** Using all widgets of a plan is normal, so their full meter is not red. */
const WIDGET_COLORS: Record<MeterState, string> = { free: 'teal', near: 'teal', full: 'yellow' }
/** Months begin in this zone, wherever the reader is. */
const DAY = { day: 'numeric', month: 'long', timeZone: TARIFF_TIME_ZONE } as const

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
            start: intl.formatDate(usage.countedSince, DAY),
            end: intl.formatDate(usage.monthEnd, DAY),
          }}
        />
      </Text>
    </div>
  )
}

function UsageMeter({ kind, usage }: { kind: UsageKind; usage: Usage }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: LABELS[kind] })
  const { used, limit } = usage[kind]
  const state = meterState(usage[kind])
  return (
    <div>
      <div className={classes.head}>
        <span>{label}</span>
        <span className={classes.figures}>
          <FormattedMessage
            id={figuresOf(kind, limit)}
            values={{
              used: amount(intl, kind, used),
              limit: limit === null ? '' : amount(intl, kind, limit),
            }}
          />
        </span>
      </div>
      {limit !== null && (
        <Progress
          value={Math.min(100, Math.ceil((used / limit) * 100))}
          color={(kind === 'widgets' ? WIDGET_COLORS : COLORS)[state]}
          size="sm"
          radius="xl"
          aria-label={label}
        />
      )}
      <MeterWords kind={kind} usage={usage} state={state} />
    </div>
  )
}

/** The consequence of a full meter, or when a meter will be full. */
function MeterWords({ kind, usage, state }: { kind: UsageKind; usage: Usage; state: MeterState }) {
  const intl = useIntl()
  const now = useNow()
  const day = (time: number | string) => intl.formatDate(time, DAY)
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

function figuresOf(kind: UsageKind, limit: number | null): MessageId {
  if (limit !== null) return 'usage.label_used'
  // Visitors are counted only where they are limited.
  return kind === 'visitors' ? 'profile.limit_none' : 'usage.label_unlimited'
}

const amount = (intl: IntlShape, kind: UsageKind, value: number) =>
  kind === 'storage' ? storageWords(intl, value) : intl.formatNumber(value)

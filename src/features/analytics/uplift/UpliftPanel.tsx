import { Skeleton, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import {
  ordersOfHundred,
  upliftOf,
  type ShopperGroup,
  type ShopperGroups,
  type Uplift,
} from '@/contract/entities/uplift'
import { CLICK_HOURS } from '@/contract/widgets/embed'
import panel from '../tables/Panel.module.css'
import classes from './UpliftPanel.module.css'

interface UpliftPanelProps {
  /** Undefined while loading. */
  groups: ShopperGroups | undefined
  isError: boolean
  onRetry: () => void
}

/** How many of those who opened something ordered, against those who only saw a widget. */
export function UpliftPanel({ groups, isError, onRetry }: UpliftPanelProps) {
  const id = useId()
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Title order={2} id={id} className={panel.title}>
        <FormattedMessage id="analytics.title_uplift" />
      </Title>
      {groups && <UpliftFigures groups={groups} />}
      {!groups &&
        (isError ? (
          <ErrorState onRetry={onRetry} />
        ) : (
          <Loading>
            <Skeleton height={150} radius="md" />
          </Loading>
        ))}
    </section>
  )
}

function UpliftFigures({ groups }: { groups: ShopperGroups }) {
  const { opened, seen } = groups
  const uplift = upliftOf(groups)
  // Without a single shopper there is nothing to compare.
  if (opened.shoppers + seen.shoppers === 0) {
    return (
      <Text>
        <Conclusion uplift={uplift} />
      </Text>
    )
  }
  return (
    <>
      <dl className={classes.figures}>
        <Group title="analytics.label_opened" group={opened} isFew={uplift.is === 'few'} />
        <Group title="analytics.label_only-seen" group={seen} isFew={uplift.is === 'few'} />
        {uplift.is === 'known' && <Difference {...uplift} />}
      </dl>
      <Text mb="xs">
        <Conclusion uplift={uplift} />
      </Text>
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="analytics.text_uplift"
          values={{ count: opened.shoppers + seen.shoppers, hours: CLICK_HOURS }}
        />
      </Text>
    </>
  )
}

interface GroupProps {
  title: MessageId
  group: ShopperGroup
  /** Whether a share of so few would mislead. */
  isFew: boolean
}

function Group({ title, group, isFew }: GroupProps) {
  const rate = isFew ? null : ordersOfHundred(group)
  return (
    <Figure
      title={<FormattedMessage id={title} />}
      note={
        <FormattedMessage
          id="analytics.text_ordered-of"
          values={{ ordered: group.ordered, shoppers: group.shoppers }}
        />
      }
    >
      {rate === null ? '–' : <FormattedNumber value={rate} maximumFractionDigits={1} />}
    </Figure>
  )
}

function Difference({ difference, least, most }: Extract<Uplift, { is: 'known' }>) {
  const intl = useIntl()
  return (
    <Figure
      title={<FormattedMessage id="analytics.label_difference" />}
      note={
        <FormattedMessage
          id="analytics.text_interval"
          values={{ least: signed(intl, least), most: signed(intl, most) }}
        />
      }
    >
      {signed(intl, difference)}
    </Figure>
  )
}

const signed = (intl: IntlShape, value: number) =>
  intl.formatNumber(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

interface FigureProps {
  title: ReactNode
  note: ReactNode
  children: ReactNode
}

function Figure({ title, note, children }: FigureProps) {
  return (
    <div>
      <dt className={classes.name}>{title}</dt>
      <dd className={classes.value}>
        <span className={classes.number}>{children}</span>
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  )
}

function Conclusion({ uplift }: { uplift: Uplift }) {
  if (uplift.is === 'few') {
    const { opened, seen } = uplift
    const both = opened > 0 && seen > 0 ? 'yes' : 'no'
    return <FormattedMessage id="analytics.text_uplift-few" values={{ opened, seen, both }} />
  }
  if (uplift.is === 'no-orders') return <FormattedMessage id="analytics.text_uplift-no-orders" />
  if (uplift.least > 0) return <FormattedMessage id="analytics.text_uplift-more" />
  return (
    <FormattedMessage
      id={uplift.most < 0 ? 'analytics.text_uplift-less' : 'analytics.text_uplift-unclear'}
    />
  )
}

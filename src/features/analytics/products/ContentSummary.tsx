import { Alert, Anchor, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { Loading } from '@/common/ui/states/Loading'
import type { ProductContent } from '@/contract/entities/catalogue/productContent'
import { FigureCard } from '../overview/FigureCard'
import classes from './ContentSummary.module.css'

const CARDS = ['products', 'content', 'best'] as const

/** How much of the catalogue has posts on the site, and how much of what sells. */
export function ContentSummary({ summary }: Pick<ProductContent, 'summary'>) {
  const canSeeWidgets = usePermission('VIEW_WIDGETS')
  const { total, withContent, bestBy, best, bestWithContent, hasLiveWidget } = summary
  const without = best - bestWithContent
  return (
    <>
      {!hasLiveWidget && (
        <Alert color="yellow" mb="md">
          <FormattedMessage id="analytics.alert_no-live-widget" />{' '}
          {canSeeWidgets && (
            <Anchor component={Link} to={paths.galleries()} size="sm">
              <FormattedMessage id="analytics.action_widgets" />
            </Anchor>
          )}
        </Alert>
      )}
      <ul className={classes.cards}>
        <FigureCard title="analytics.title_offered" value={<FormattedNumber value={total} />}>
          <Note>
            <FormattedMessage id="analytics.text_offered" />
          </Note>
        </FigureCard>
        <FigureCard
          title="analytics.title_with-content"
          value={
            <FormattedNumber
              value={withContent / total}
              style="percent"
              maximumFractionDigits={1}
            />
          }
        >
          <Note>
            <FormattedMessage id="analytics.text_with-content" values={{ withContent, total }} />
          </Note>
        </FigureCard>
        <FigureCard
          title={
            bestBy === 'productClicks'
              ? 'analytics.title_best-clicked'
              : 'analytics.title_best-sellers'
          }
          value={bestBy === null ? '–' : <FormattedNumber value={without} />}
        >
          <Note>
            <FormattedMessage id={bestWords(bestBy, without)} values={{ best }} />
          </Note>
        </FigureCard>
      </ul>
    </>
  )
}

/** What the number of best sellers without posts means. */
function bestWords(bestBy: ProductContent['summary']['bestBy'], without: number): MessageId {
  switch (bestBy) {
    case 'purchases':
      return without === 0 ? 'analytics.text_all-sellers' : 'analytics.text_best-sellers'
    case 'productClicks':
      return without === 0 ? 'analytics.text_all-clicked' : 'analytics.text_best-clicked'
    case null:
      return 'analytics.text_no-sales'
  }
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text component="span" size="xs" c="dimmed">
    {children}
  </Text>
)

export function ContentSummarySkeleton() {
  return (
    <Loading className={classes.cards ?? ''}>
      {CARDS.map((card) => (
        <Skeleton key={card} height={104} radius="md" />
      ))}
    </Loading>
  )
}

import { Spoiler, Text, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Spoiler.css'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { Loading } from '@/common/ui/states/Loading'
import { Status } from '@/common/ui/states/Status'
import type { AnalyticsReport, PostAnalyticsRow } from '@/contract/entities/analytics'
import { selectMetric } from '../analyticsSlice'
import { ReportChart } from '../chart/ReportChart'
import { ONE_POST_METRICS } from '../metrics'
import { MetricCards } from '../overview/MetricCards'
import cards from '../overview/MetricCards.module.css'
import type { Span } from '../period/period'
import classes from './PostFigures.module.css'

const TEXT_HEIGHT_PX = 140

interface PostFiguresProps {
  post: PostAnalyticsRow
  report: AnalyticsReport
  /** Null: without comparison. */
  compared: Span | null
}

/** One post: its picture and text, its figures, and one of them over time. */
export function PostFigures({ post, report, compared }: PostFiguresProps) {
  const chosen = useAppSelector(selectMetric)
  const metric = ONE_POST_METRICS.find((one) => one === chosen) ?? 'opens'
  return (
    <div className={classes.report}>
      <div className={classes.post}>
        <img src={post.thumbnailUrl} alt="" className={classes.picture} />
        <div>
          <Status tone={post.isPublished ? 'good' : 'off'}>
            <FormattedMessage
              id={post.isPublished ? 'analytics.label_published' : 'analytics.label_draft'}
            />
          </Status>
          <Spoiler
            className={classes.text ?? ''}
            maxHeight={TEXT_HEIGHT_PX}
            showLabel={<FormattedMessage id="analytics.action_whole-text" />}
            hideLabel={<FormattedMessage id="analytics.action_short-text" />}
          >
            {post.text || (
              <Text component="span" c="dimmed">
                <FormattedMessage id="library.label_untitled" />
              </Text>
            )}
          </Spoiler>
        </div>
      </div>
      <MetricCards
        {...report}
        metrics={ONE_POST_METRICS}
        chosen={metric}
        compared={compared}
        isPost
      />
      <ReportChart report={report} metric={metric} isCompared={compared !== null} />
    </div>
  )
}

/** The skeleton of a post's report while its numbers are loading. */
export function PostFiguresSkeleton() {
  return (
    <Loading className={classes.report ?? ''}>
      <div className={classes.post}>
        <Skeleton height="auto" className={classes.picture ?? ''} />
        <div>
          <Skeleton height={26} width={140} mb={16} />
          <Skeleton height={66} />
        </div>
      </div>
      <div className={cards.cards}>
        {[...ONE_POST_METRICS, 'rate', 'revenue'].map((key) => (
          <Skeleton key={key} height={108} radius="md" />
        ))}
      </div>
      <Skeleton height={360} radius="md" />
    </Loading>
  )
}

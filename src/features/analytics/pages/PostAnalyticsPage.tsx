import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { asApiError } from '@/common/api/apiError'
import { paths } from '@/common/routing/paths'
import { usePostTitle } from '@/common/routing/usePostTitle'
import { usePermission } from '@/common/session/user'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPencil } from '@/common/ui/icons/icons'
import { NoRights } from '@/common/ui/states/StateMessage'
import { BackLink } from '@/common/ui/layout/BackLink'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { useGetAnalyticsQuery, useListPostAnalyticsQuery } from '../reportsApi'
import { PostFigures } from '../components/PostFigures'
import { PostFiguresSkeleton } from '@/features/analytics/components/PostFigures'
import { ReportBar } from '../components/ReportBar'
import { useReportFilter } from '@/features/analytics/reportFilter'
import type { ReportSlots } from '../reportSlots'
import { searchOfFilter } from '../reportFilter'

interface PostAnalyticsPageProps extends ReportSlots {
  postId: number
  /** The shoppers' answers to the post. */
  answers: ReactNode
  /** The history of the post, which belongs to another slice. */
  history: ReactNode
}

/**
 * Shoppers' actions on one post, and its history (product-rules/screens.md#routes); each part requires its own right.
 */
export function PostAnalyticsPage({ postId, answers, history, ...slots }: PostAnalyticsPageProps) {
  const { filter, question } = useReportFilter()
  const canAnalyse = usePermission('MANAGE_ANALYTICS')
  const canView = usePermission('VIEW_POSTS')
  const { data } = useListPostAnalyticsQuery({ ...question, postId }, { skip: !canAnalyse })
  const title = usePostTitle(postId, data?.posts[0]?.text ?? '')
  return (
    <>
      {canAnalyse && (
        <BackLink to={paths.postsAnalytics() + searchOfFilter(filter)}>
          <FormattedMessage id="analytics.action_all-posts" />
        </BackLink>
      )}
      <PageHeader
        title={title}
        isRecord
        action={
          canView && (
            <Button component={Link} to={paths.post(postId)} leftSection={<IconPencil size={16} />}>
              <FormattedMessage id="analytics.action_edit-post" />
            </Button>
          )
        }
      />
      {canAnalyse ? <PostReport postId={postId} {...slots} /> : <NoRights />}
      {canView && answers}
      {canView && history}
    </>
  )
}

function PostReport({ postId, ...slots }: ReportSlots & { postId: number }) {
  const shown = useReportFilter()
  const { question, compared } = shown
  const row = useListPostAnalyticsQuery({ ...question, postId })
  const report = useGetAnalyticsQuery({ ...question, postIds: [postId] })
  const failure = asApiError(row.error)
  if (failure?.kind === 'http' && failure.status === 404) {
    return <RedirectToNotFound />
  }
  const post = row.currentData?.posts[0]
  const isFailed = row.isError || report.isError
  return (
    <>
      <ReportBar slots={slots} report={shown} />
      {post && report.currentData && (
        <PostFigures post={post} report={report.currentData} compared={compared} />
      )}
      {!(post && report.currentData) &&
        (isFailed ? (
          <ErrorState
            onRetry={() => {
              void row.refetch()
              void report.refetch()
            }}
          />
        ) : (
          <PostFiguresSkeleton />
        ))}
    </>
  )
}

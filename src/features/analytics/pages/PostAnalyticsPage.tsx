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
import { useListPostAnalyticsQuery } from '../reportsApi'
import { PostFigures } from '../components/PostFigures'
import { PostFiguresSkeleton } from '@/features/analytics/components/PostFigures'
import { ReportBar } from '../components/ReportBar'
import { useReportFilter } from '@/features/analytics/reportFilter'
import { searchOfFilter } from '../reportFilter'
import type { RenderWidgetFilter } from './PostsAnalyticsPage'

interface PostAnalyticsPageProps {
  postId: number
  renderWidgetFilter: RenderWidgetFilter
  /** The shoppers' answers to the post. */
  answers: ReactNode
  /** The history of the post, which belongs to another slice. */
  history: ReactNode
}

/**
 * Shoppers' actions on one post, and its history (product-rules/screens.md#routes); each part requires its own right.
 */
export function PostAnalyticsPage({
  postId,
  renderWidgetFilter,
  answers,
  history,
}: PostAnalyticsPageProps) {
  const { filter, span } = useReportFilter()
  const canAnalyse = usePermission('MANAGE_ANALYTICS')
  const canView = usePermission('VIEW_POSTS')
  const { data } = useListPostAnalyticsQuery({ ...span, postId }, { skip: !canAnalyse })
  const title = usePostTitle(postId, data?.posts[0]?.text ?? '')
  return (
    <>
      {canAnalyse && (
        <BackLink to={paths.postsAnalytics() + searchOfFilter({ ...filter, page: 1 })}>
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
      {canAnalyse ? (
        <PostReport postId={postId} renderWidgetFilter={renderWidgetFilter} />
      ) : (
        <NoRights />
      )}
      {canView && answers}
      {canView && history}
    </>
  )
}

function PostReport({
  postId,
  renderWidgetFilter,
}: Pick<PostAnalyticsPageProps, 'postId' | 'renderWidgetFilter'>) {
  const { filter, span, change } = useReportFilter()
  const { currentData, error, isFetching, refetch } = useListPostAnalyticsQuery({ ...span, postId })
  const failure = asApiError(error)
  if (failure?.kind === 'http' && failure.status === 404) {
    return <RedirectToNotFound />
  }
  const post = currentData?.posts[0]
  return (
    <>
      <ReportBar
        days={filter.days}
        onPeriod={(days) => {
          change({ days })
        }}
      >
        {renderWidgetFilter({
          embedId: filter.embedId,
          onChange: (embedId) => {
            change({ embedId })
          },
        })}
      </ReportBar>
      {post && <PostFigures post={post} />}
      {!post && !error && <PostFiguresSkeleton />}
      {error && !isFetching && <ErrorState onRetry={() => void refetch()} />}
    </>
  )
}

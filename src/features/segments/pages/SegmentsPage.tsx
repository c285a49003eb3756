import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus, IconTargetArrow } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { SegmentDialogs } from '../components/SegmentDialogs'
import { SegmentListSkeleton } from '../components/SegmentListSkeleton'
import { SegmentRow } from '../components/SegmentRow'
import { useListSegmentsQuery } from '../segmentsApi'
import { segmentDialogOpened } from '../segmentsSlice'
import classes from './SegmentsPage.module.css'

/** Groups of shoppers that posts are meant for (product-rules/screens.md#routes). */
export function SegmentsPage() {
  const dispatch = useAppDispatch()
  const { data: segments, isError, refetch } = useListSegmentsQuery()
  const createButton = (
    <Button
      leftSection={<IconPlus size={18} />}
      disabled={!segments}
      onClick={() => dispatch(segmentDialogOpened({ kind: 'create' }))}
    >
      <FormattedMessage id="segments.action_create" />
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="segments.title" />}
        count={segments?.length}
        action={createButton}
      />
      {segments?.length === 0 && (
        <StateMessage
          icon={<IconTargetArrow size={28} />}
          title={<FormattedMessage id="segments.title_empty" />}
          action={createButton}
        >
          <FormattedMessage id="segments.text_empty" />
        </StateMessage>
      )}
      {segments && segments.length > 0 && (
        <ul className={classes.list}>
          {segments.map((segment) => (
            <SegmentRow key={segment.id} segment={segment} />
          ))}
        </ul>
      )}
      {!segments &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <SegmentListSkeleton />)}
      {segments && <SegmentDialogs segments={segments} />}
    </>
  )
}

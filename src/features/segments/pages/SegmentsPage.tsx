import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { SegmentDialogs } from '../components/SegmentDialogs'
import { SegmentTable, SegmentTableSkeleton } from '../components/SegmentTable'
import { useListSegmentsQuery } from '../segmentsApi'
import { segmentDialogOpened } from '../segmentsSlice'

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
        <EmptyState
          subject="people"
          title={<FormattedMessage id="segments.title_empty" />}
          action={createButton}
        >
          <FormattedMessage id="segments.text_empty" />
        </EmptyState>
      )}
      {segments && segments.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="md">
            <FormattedMessage id="segments.text_page" />
          </Text>
          <SegmentTable segments={segments} />
        </>
      )}
      {!segments &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <SegmentTableSkeleton />)}
      {segments && <SegmentDialogs segments={segments} />}
    </>
  )
}

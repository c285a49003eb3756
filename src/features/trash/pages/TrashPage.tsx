import { Button, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { Pages } from '@/common/ui/lists/Pages'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { TRASH_DAYS } from '@/contract/constants'
import { TrashQuestions } from '../components/TrashQuestions'
import { TrashTable, TrashTableSkeleton } from '../components/TrashTable'
import { useListTrashQuery } from '../trashApi'
import { TRASH_CODEC, type TrashFilter } from '../trashFilter'
import { trashQuestionOpened, trashSlice } from '../trashSlice'

const KINDS: [TrashFilter['kind'], MessageId][] = [
  ['', 'trash.filter_all'],
  ['post', 'trash.filter_posts'],
  ['album', 'trash.filter_albums'],
  ['widget', 'trash.filter_widgets'],
]

/** Deleted posts, albums and widgets (product-rules/screens.md#trash). */
function Trash() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { filter, change } = useAddressFilter(TRASH_CODEC)
  const { data, currentData, isError, isFetching, refetch } = useListTrashQuery(filter)
  const mayEditPosts = usePermission('EDIT_POST')
  const mayManageWidgets = usePermission('MANAGE_WIDGETS')
  // The last objects of the last page may have been restored.
  const lastPage = Math.max(1, data?.paging.pageCount ?? 1)
  const isBeyond = !isFetching && filter.page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage })
  })
  const { items = [], paging } = currentData ?? (isError ? undefined : data) ?? {}
  const isEmpty = paging?.total === 0
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="trash.title" />}
        count={paging?.total}
        action={
          (!isEmpty || filter.kind !== '') && (
            <Button
              variant="default"
              disabled={!paging}
              onClick={() => dispatch(trashQuestionOpened({ kind: 'empty' }))}
            >
              <FormattedMessage id="trash.action_empty" />
            </Button>
          )
        }
      />
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          <FormattedMessage id="trash.text_page" values={{ days: TRASH_DAYS }} />
        </Text>
        {mayEditPosts && mayManageWidgets && (
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'trash.label_kind' })}
            value={filter.kind}
            onChange={(kind) => {
              change({ kind, page: 1 })
            }}
            data={KINDS.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
          />
        )}
        {isEmpty && (
          <EmptyState subject="albums" title={<FormattedMessage id="trash.title_empty" />} />
        )}
        {paging && !isEmpty && <TrashTable items={items} />}
        {paging && (
          <Pages
            page={filter.page}
            pageCount={paging.pageCount}
            onChange={(page) => {
              change({ page })
            }}
          />
        )}
        {!paging &&
          (isError ? <ErrorState onRetry={() => void refetch()} /> : <TrashTableSkeleton />)}
      </Stack>
      <TrashQuestions />
    </>
  )
}

export const TrashPage = withSlices(Trash, trashSlice)

import { Skeleton, Stack, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { asApiError } from '@/common/api/apiError'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPencil } from '@/common/ui/icons/icons'
import { Loading } from '@/common/ui/states/Loading'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { StateMessage } from '@/common/ui/states/StateMessage'
import type { PostHistoryEntry } from '@/contract/entities/posts/postHistory'
import { HistoryEntry } from '../history/HistoryEntry'
import { useListPostHistoryInfiniteQuery } from '../history/postHistoryApi'
import classes from './PostHistory.module.css'

/** The changes of a post with their authors and times, the latest first. */
export function PostHistory({ postId }: { postId: number }) {
  const list = useListPostHistoryInfiniteQuery(postId)
  const failure = asApiError(list.error)
  if (failure?.kind === 'http' && failure.status === 404) {
    return <RedirectToNotFound />
  }
  const pages = list.currentData?.pages
  return (
    <section className={classes.history}>
      <Title order={2} mb="sm">
        <FormattedMessage id="history.title" />
      </Title>
      {pages && (
        <HistoryEntries entries={apart(pages.flatMap(({ history }) => history))}>
          <ShowMore
            shown={pages.reduce((count, { history }) => count + history.length, 0)}
            total={pages.at(-1)?.paging.total ?? 0}
            isBusy={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </HistoryEntries>
      )}
      {!pages && !list.isError && <HistorySkeleton />}
      {!pages && list.isError && <ErrorState onRetry={() => void list.refetch()} />}
    </section>
  )
}

/** New entries shift the pages while they are read, so an entry may end one page and begin the next. */
function apart(entries: readonly PostHistoryEntry[]): PostHistoryEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}

interface HistoryEntriesProps {
  entries: readonly PostHistoryEntry[]
  children: React.ReactNode
}

function HistoryEntries({ entries, children }: HistoryEntriesProps) {
  const intl = useIntl()
  if (entries.length === 0) {
    return (
      <StateMessage
        icon={<IconPencil size={28} />}
        title={<FormattedMessage id="history.title_empty" />}
      >
        <FormattedMessage id="history.text_empty" />
      </StateMessage>
    )
  }
  return (
    <>
      <ol className={classes.list} aria-label={intl.formatMessage({ id: 'history.title' })}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {children}
    </>
  )
}

const ENTRIES = [0, 1, 2]

function HistorySkeleton() {
  return (
    <Loading className={classes.list ?? ''}>
      <Stack gap="md">
        {ENTRIES.map((key) => (
          <Skeleton key={key} height={44} />
        ))}
      </Stack>
    </Loading>
  )
}

import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { timeZoneHere } from '@/common/lib/timeZone'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { Pages } from '@/common/ui/lists/Pages'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import {
  useExportAuditMutation,
  useListAuditPeopleQuery,
  useListAuditQuery,
} from '../audit/auditApi'
import { AuditBar } from '../audit/AuditBar'
import {
  addressOfChoice,
  choiceOfAddress,
  WHOLE_AUDIT,
  type AuditChoice,
} from '../audit/auditChoice'
import { useAuditColumns } from '../audit/auditColumns'

const CODEC = { filterOfAddress: choiceOfAddress, addressOfFilter: addressOfChoice }

/** Who did what in the account, and when (product-rules/account.md#audit). */
export function AuditPage() {
  const intl = useIntl()
  const columns = useAuditColumns()
  const { filter: choice, show, change } = useAddressFilter(CODEC)
  const { data: shown, currentData, isFetching, isError, refetch } = useListAuditQuery(choice)
  const people = useListAuditPeopleQuery().data
  // The previous entries stay until the next response.
  const data = currentData ?? (isError ? undefined : shown)
  const isNarrowed = addressOfChoice({ ...choice, page: 1 }).size > 0
  const isEmpty = data?.paging.total === 0
  // A page after the last one, such as that of an old link.
  const isBeyond = data !== undefined && !isEmpty && data.entries.length === 0
  const narrow = (part: Partial<AuditChoice>) => {
    change({ ...part, page: 1 })
  }
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="audit.title" />}
        count={data && <FormattedMessage id="audit.count" values={{ count: data.paging.total }} />}
        action={!isEmpty && <ExportButton choice={choice} isDisabled={!data} />}
      />
      {(!isEmpty || isNarrowed) && <AuditBar choice={choice} people={people} onChange={narrow} />}
      {isEmpty && isNarrowed && (
        <NothingFound
          onReset={() => {
            show(WHOLE_AUDIT)
          }}
        />
      )}
      {isEmpty && !isNarrowed && (
        <EmptyState subject="people" title={<FormattedMessage id="audit.title_empty" />}>
          <FormattedMessage id="audit.text_empty" />
        </EmptyState>
      )}
      {isBeyond && (
        <EmptyState
          subject="search"
          title={<FormattedMessage id="audit.title_beyond" />}
          action={
            <Button
              variant="default"
              onClick={() => {
                change({ page: 1 })
              }}
            >
              <FormattedMessage id="audit.action_first-page" />
            </Button>
          }
        />
      )}
      {data && data.entries.length > 0 && (
        <Table
          label={intl.formatMessage({ id: 'audit.title' })}
          columns={columns}
          rows={data.entries}
          keyOf={({ id }) => id}
          isBusy={isFetching}
        />
      )}
      {data && !isBeyond && (
        <Pages
          page={choice.page}
          pageCount={data.paging.pageCount}
          onChange={(page) => {
            change({ page })
          }}
        />
      )}
      {!data &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton columns={columns} />
        ))}
    </>
  )
}

function ExportButton({ choice, isDisabled }: { choice: AuditChoice; isDisabled: boolean }) {
  const [exportAudit, { isLoading }] = useExportAuditMutation()
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={16} />}
      loading={isLoading}
      disabled={isDisabled}
      onClick={() => void exportAudit({ ...choice, timeZone: timeZoneHere() })}
    >
      <FormattedMessage id="audit.action_export" />
    </Button>
  )
}

import { Skeleton, Stack, Text, Button, Group, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { asApiError } from '@/common/api/apiError'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { ReviewImport } from '@/contract/entities/posts/reviewImport'
import { ImportNumbers, RejectedRows } from './ImportResult'
import { MapColumns } from './MapColumns'
import { useGetReviewImportQuery } from './reviewImportApi'

const POLLING_MS = 1000
/** After a failure the back office retries automatically, in a minute at the earliest. */
const FAILED_POLLING_MS = 10_000

interface OpenImportProps {
  importId: number
  onAnother: () => void
  onClose: () => void
  /** The file is discarded. */
  onDrop: () => void
}

/** An uploaded file: its columns and the expected result, then the progress of its import, then its result. */
export function OpenImport({ importId, onAnother, onClose, onDrop }: OpenImportProps) {
  const { status } = useGetReviewImportQuery(importId, {
    selectFromResult: ({ data }) => ({ status: data?.status }),
  })
  const { data, error, refetch } = useGetReviewImportQuery(importId, {
    refetchOnMountOrArgChange: true,
    pollingInterval:
      status === 'importing' ? POLLING_MS : status === 'failed' ? FAILED_POLLING_MS : 0,
  })
  if (data) {
    if (data.status === 'ready') return <MapColumns file={data} onDrop={onDrop} />
    if (data.status === 'done') {
      return <ImportOutcome file={data} onAnother={onAnother} onClose={onClose} />
    }
    return <ImportProgress file={data} onClose={onClose} onDrop={onDrop} />
  }
  const failure = asApiError(error)
  if (failure?.kind === 'http' && failure.status === 404) {
    return (
      <Text size="sm" py="lg">
        <FormattedMessage id="reviewImport.text_gone" />
      </Text>
    )
  }
  if (error) return <ErrorState onRetry={() => void refetch()} />
  return (
    <Loading>
      <Stack gap="sm">
        <Skeleton height={24} width={240} />
        <Skeleton height={160} />
      </Stack>
    </Loading>
  )
}

interface ImportOutcomeProps {
  file: ReviewImport
  onAnother: () => void
  onClose: () => void
}

/** The result of an import. */
function ImportOutcome({ file, onAnother, onClose }: ImportOutcomeProps) {
  const { counts, problems, fileName } = file
  return (
    <Stack gap="lg">
      <Text size="sm" role="status">
        <FormattedMessage id="reviewImport.text_done" values={{ count: counts.created }} />
        {counts.changed > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="reviewImport.text_done-changed"
              values={{ count: counts.changed }}
            />
          </>
        )}
      </Text>
      <ImportNumbers counts={counts} isDone />
      <RejectedRows problems={problems} count={counts.rejected} fileName={fileName} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother}>
          <FormattedMessage id="reviewImport.action_another" />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="reviewImport.action_to-reviews" />
        </Button>
      </Group>
    </Stack>
  )
}

interface ImportProgressProps {
  file: ReviewImport
  onClose: () => void
  /** Discards a failed import instead of a retry. */
  onDrop: () => void
}

/** The progress of an import, which continues without the dialog. */
function ImportProgress({ file, onClose, onDrop }: ImportProgressProps) {
  const intl = useIntl()
  const { progress, rowCount, status } = file
  return (
    <Stack gap="md">
      {status === 'failed' && (
        <FormAlert>
          <FormattedMessage id="reviewImport.alert_failed" />
        </FormAlert>
      )}
      <Text size="sm" role="status">
        <FormattedMessage
          id="reviewImport.text_progress"
          values={{ done: progress, count: rowCount }}
        />
      </Text>
      <Progress
        value={rowCount === 0 ? 0 : (progress / rowCount) * 100}
        animated={status === 'importing'}
        aria-label={intl.formatMessage({ id: 'reviewImport.label_progress' })}
      />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="reviewImport.hint_progress" />
      </Text>
      <Group justify="flex-end" gap="xs">
        {status === 'failed' && (
          <Button variant="subtle" onClick={onDrop}>
            <FormattedMessage id="reviewImport.action_stop" />
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="common.action_close" />
        </Button>
      </Group>
    </Stack>
  )
}

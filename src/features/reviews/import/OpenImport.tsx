import { Skeleton, Stack, Text, Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { asApiError } from '@/common/api/apiError'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { ReviewImport } from '@/contract/entities/posts/reviewImport'
import { ImportNumbers } from './ImportNumbers'
import { ImportProgress } from './ImportProgress'
import { MapColumns } from './MapColumns'
import { RejectedRows } from './RejectedRows'
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

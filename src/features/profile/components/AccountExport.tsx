import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Progress.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { pollingWhile } from '@/common/api/pollingWhile'
import { formatBytes } from '@/common/lib/format'
import { usePermission } from '@/common/session/user'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { ARCHIVE_OUTCOME } from '@/contract/addresses'
import {
  ARCHIVE_DAYS,
  type AccountExport as Archive,
} from '@/contract/entities/account/accountExport'
import {
  accountExportUrl,
  useDeleteAccountExportMutation,
  useGetAccountExportQuery,
  useStartAccountExportMutation,
} from '../accountExportApi'
import { ProfileSection } from './ProfileSection'

/** Whether the person comes from the address of a deleted archive. */
export function useIsArchiveGone(): boolean {
  const [address] = useSearchParams()
  return address.has(ARCHIVE_OUTCOME)
}

/** The whole account as one archive, for members who may manage users (product-rules/account.md#export). */
export function AccountExport() {
  return usePermission('MANAGE_USERS') ? <ExportSection /> : null
}

function ExportSection() {
  const isGone = useIsArchiveGone()
  const { isMaking, error: lastError } = useGetAccountExportQuery(undefined, {
    selectFromResult: ({ data, error }) => ({ isMaking: data?.state === 'making', error }),
  })
  const { data, error, refetch } = useGetAccountExportQuery(undefined, {
    refetchOnMountOrArgChange: true,
    ...pollingWhile(isMaking, lastError),
  })
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_export" />}>
      <Stack gap="md">
        {isGone && data === null && (
          <Alert color="yellow" variant="light" role="alert">
            <FormattedMessage id="profile.alert_export-gone" values={{ days: ARCHIVE_DAYS }} />
          </Alert>
        )}
        <Text size="sm">
          <FormattedMessage id="profile.text_export" />
        </Text>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="profile.text_export-not" />
        </Text>
        {data !== undefined && <ExportState archive={data} />}
        {data === undefined &&
          (error ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Skeleton height={36} width={200} />
            </Loading>
          ))}
      </Stack>
    </ProfileSection>
  )
}

function ExportState({ archive }: { archive: Archive | null }) {
  if (archive === null) return <StartButton label="profile.action_export" isMain />
  if (archive.state === 'making') return <Making progress={archive.progress} />
  if (archive.state === 'ready') return <Ready archive={archive} />
  return (
    <>
      <Alert color="red" variant="light" role="alert">
        {archive.problem}
      </Alert>
      <StartButton label="profile.action_export-again" isMain />
    </>
  )
}

interface StartButtonProps {
  label: 'profile.action_export' | 'profile.action_export-again' | 'profile.action_export-renew'
  isMain?: boolean
}

function StartButton({ label, isMain = false }: StartButtonProps) {
  const [start, { isLoading }] = useStartAccountExportMutation()
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      style={{ alignSelf: 'flex-start' }}
      loading={isLoading}
      onClick={() => void start()}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}

function DeleteButton({ label }: { label: 'common.action_delete' | 'profile.action_export-stop' }) {
  const [remove, { isLoading }] = useDeleteAccountExportMutation()
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      loading={isLoading}
      onClick={() => void remove()}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}

/** The archive is being made, also while the page is closed. */
function Making({ progress }: { progress: number | null }) {
  const intl = useIntl()
  return (
    <>
      <Text size="sm" role="status">
        <FormattedMessage id="profile.text_export-making" />
      </Text>
      <Progress
        value={progress ?? 0}
        animated
        aria-label={intl.formatMessage({ id: 'profile.label_export-progress' })}
      />
      <DeleteButton label="profile.action_export-stop" />
    </>
  )
}

function Ready({ archive: { bytes, missing, madeAt, keptUntil } }: { archive: Archive }) {
  const intl = useIntl()
  const timeOf = (iso: string | null) =>
    intl.formatDate(iso ?? '', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <>
      <Text size="sm" role="status">
        <FormattedMessage
          id="profile.text_export-ready"
          values={{
            weight: formatBytes(intl, bytes),
            date: timeOf(madeAt),
            until: timeOf(keptUntil),
          }}
        />
      </Text>
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="profile.text_export-missing" values={{ count: missing }} />
        </Text>
      )}
      <Group gap="xs">
        {/* Not by `download`, which would save the page that tells that the archive is gone. */}
        <Button component="a" href={accountExportUrl()}>
          <FormattedMessage id="profile.action_export-load" />
        </Button>
        <StartButton label="profile.action_export-renew" />
        <DeleteButton label="common.action_delete" />
      </Group>
    </>
  )
}

import { Progress, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/messages'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { IconUpload } from '@/common/ui/icons/icons'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { OpenImport } from './OpenImport'
import classes from './ReviewImport.module.css'
import { useDeleteReviewImportMutation, reviewImportApi } from './reviewImportApi'
import { importOpened, reviewImportSlice, selectReviewImport } from './reviewImportSlice'

interface ReviewImportProps {
  /** Null: no file is chosen yet. */
  importId: number | null
  onUploaded: (importId: number) => void
  onAnother: () => void
  onClose: () => void
}

/** Reviews from a file: choosing it, its columns, the expected result, the import, its result. */
export const ReviewImport = withSlices(ImportDialog, reviewImportSlice)

function ImportDialog({ importId, onUploaded, onAnother, onClose }: ReviewImportProps) {
  const dispatch = useAppDispatch()
  const { sent } = useAppSelector(selectReviewImport)
  const [forget] = useDeleteReviewImportMutation()
  useEffect(() => {
    dispatch(importOpened())
  }, [dispatch])
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<FormattedMessage id="reviewImport.title" />}
      size={importId === null ? 'lg' : 880}
      isUncloseable={sent !== null}
    >
      {importId === null ? (
        <ChooseFile onUploaded={onUploaded} />
      ) : (
        <OpenImport
          importId={importId}
          onAnother={onAnother}
          onClose={onClose}
          onDrop={() => {
            void forget(importId)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const ACCEPTED = '.xlsx,.csv,.tsv,.txt'

/** The first step: the accepted formats, and the choice of the file. */
function ChooseFile({ onUploaded }: { onUploaded: (importId: number) => void }) {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  const { sent, problem } = useAppSelector(selectReviewImport)
  async function send([file]: File[]) {
    const [chosen] = registerFiles(file ? [file] : [])
    if (!chosen) return
    const { data } = await dispatch(
      reviewImportApi.endpoints.uploadReviewFile.initiate(
        { fileId: chosen.id, name: chosen.name },
        { track: false },
      ),
    )
    if (data) onUploaded(data.id)
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        <FormattedMessage id="reviewImport.text_files" />
      </Text>
      {problem && <FormAlert>{words(problem)}</FormAlert>}
      {sent ? (
        <div className={classes.sent} role="status">
          <Text size="sm" className={classes.fileName}>
            {sent.progress < 1 ? (
              <FormattedMessage id="reviewImport.text_sending" values={{ name: sent.name }} />
            ) : (
              <FormattedMessage id="reviewImport.text_reading" values={{ name: sent.name }} />
            )}
          </Text>
          <Progress
            value={sent.progress * 100}
            animated={sent.progress === 1}
            aria-label={intl.formatMessage({ id: 'reviewImport.label_sending' })}
          />
        </div>
      ) : (
        <FileDrop
          label={intl.formatMessage({ id: 'reviewImport.action_choose' })}
          accept={ACCEPTED}
          isMultiple={false}
          testId="review-file"
          onFiles={(files) => void send(files)}
        >
          <IconUpload size={24} />
          <div>
            <Text size="sm" fw={600}>
              <FormattedMessage id="reviewImport.action_choose" />
            </Text>
            <Text size="xs" c="dimmed">
              <FormattedMessage
                id="reviewImport.hint_formats"
                values={{ maxMb: megabytes(REVIEW_FILE_LIMITS.bytes) }}
              />
            </Text>
          </div>
        </FileDrop>
      )}
      <Text size="xs" c="dimmed">
        <FormattedMessage id="reviewImport.hint_kept" />
      </Text>
    </Stack>
  )
}

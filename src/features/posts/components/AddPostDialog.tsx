import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { Dialog } from '@/common/ui/Dialog'
import { LIMITS } from '@/contract/limits'
import {
  captionChanged,
  postAddRequested,
  selectIsUploading,
  selectPostUpload,
  uploadCloseAsked,
  uploadClosed,
  uploadKept,
} from '../postUploadSlice'
import { FileDropzone } from './FileDropzone'
import { UploadRows } from './UploadRows'
import '@mantine/core/styles/Alert.css'

/** Adds a post of uploaded files: choose, watch them go, write a caption, done. */
export function AddPostDialog() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { modalType, caption, uploadedFiles, leftOutCount, isAdding, isLeaveAsked } =
    useAppSelector(selectPostUpload)
  const isUploading = useAppSelector(selectIsUploading)
  const askToClose = () => dispatch(uploadCloseAsked())
  return (
    <Dialog
      opened={modalType === 'upload'}
      onClose={askToClose}
      title={<FormattedMessage id="library.title_add" />}
      isUncloseable={isAdding}
      size="lg"
    >
      <Stack gap="md">
        <FileDropzone />
        {leftOutCount > 0 && (
          <Alert color="yellow" variant="light" role="alert">
            <FormattedMessage
              id="library.alert_too-many-files"
              values={{ max: LIMITS.filesPerPost, count: leftOutCount }}
            />
          </Alert>
        )}
        <UploadRows />
        <Textarea
          label={intl.formatMessage({ id: 'library.label_caption' })}
          placeholder={intl.formatMessage({ id: 'library.hint_caption' })}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.postText}
          value={caption}
          onChange={(event) => dispatch(captionChanged(event.currentTarget.value))}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isAdding} onClick={askToClose}>
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button
            loading={isAdding}
            disabled={uploadedFiles.length === 0 || isUploading}
            onClick={() => dispatch(postAddRequested())}
          >
            <FormattedMessage id="library.action_add-post" />
          </Button>
        </Group>
      </Stack>
      {/* Mounted when it is asked, so that the Escape that asked does not answer as well. */}
      {isLeaveAsked && (
        <ConfirmDialog
          opened
          title={<FormattedMessage id="library.title_leave-upload" />}
          confirmLabel={<FormattedMessage id="library.action_leave-upload" />}
          onConfirm={() => dispatch(uploadClosed())}
          onCancel={() => dispatch(uploadKept())}
        >
          <FormattedMessage id="library.text_leave-upload" />
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

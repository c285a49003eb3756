import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { Dialog } from '@/common/ui/Dialog'
import { IconPencil } from '@/common/ui/icons'
import { LIMITS } from '@/contract/limits'
import {
  captionChanged,
  filesChosen,
  postAddRequested,
  selectIsUploading,
  selectPostUpload,
  uploadCloseAsked,
  uploadClosed,
  uploadKept,
} from '../postUploadSlice'
import { listenForPostUpload } from '../postUploadListeners'
import { FileDropzone } from './FileDropzone'
import { UploadRows } from './UploadRows'
import '@mantine/core/styles/Alert.css'

/** Adds a post of uploaded files: choose, watch them go, write a caption, done. */
export function AddPostDialog() {
  useListeners(listenForPostUpload)
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { modalType, caption, filesToUpload, uploadedFiles, leftOutCount, isAdding, isLeaveAsked } =
    useAppSelector(selectPostUpload)
  const isUploading = useAppSelector(selectIsUploading)
  const isBegun = filesToUpload.length + uploadedFiles.length > 0 || caption !== ''
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
        <FileDropzone onChoose={(files) => dispatch(filesChosen({ files }))} />
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
          {!isBegun && (
            <Button
              component={Link}
              to={paths.createPost()}
              variant="subtle"
              mr="auto"
              leftSection={<IconPencil size={16} />}
              onClick={() => dispatch(uploadClosed())}
            >
              <FormattedMessage id="library.action_from-scratch" />
            </Button>
          )}
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

import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { currentAccount } from '@/common/api/currentAccount'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/Dialog'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { LIMITS } from '@/contract/limits'
import { useCreateUploadedPostMutation } from '../postsApi'
import {
  captionChanged,
  selectIsUploading,
  selectPostUpload,
  uploadClosed,
} from '../postUploadSlice'
import { FileDropzone } from './FileDropzone'
import { UploadRows } from './UploadRows'

/** Adds a post of uploaded files: choose, watch them go, write a caption, done. */
export function AddPostDialog() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { modalType, caption, uploadedFiles, leftOutCount } = useAppSelector(selectPostUpload)
  const isUploading = useAppSelector(selectIsUploading)
  const [createPost, { isLoading }] = useCreateUploadedPostMutation()

  async function add() {
    const mediaList = uploadedFiles.map(({ media }) => media.id)
    const { data } = await createPost({ username: currentAccount(), caption, mediaList })
    if (!data) return
    dispatch(uploadClosed())
    const { id } = data.vitrinaPost
    dispatch(
      toastShown({
        tone: 'success',
        message: { id: 'library.alert_post-added' },
        ...(id === null
          ? {}
          : { link: { to: paths.post(id), message: { id: 'library.action_open-post' } } }),
      }),
    )
  }

  return (
    <Dialog
      opened={modalType === 'upload'}
      onClose={() => dispatch(uploadClosed())}
      title={<FormattedMessage id="library.title_add" />}
      size="lg"
    >
      <Stack gap="md">
        <FileDropzone />
        {leftOutCount > 0 && (
          <Alert color="yellow" variant="light">
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
          <Button variant="default" onClick={() => dispatch(uploadClosed())}>
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button
            loading={isLoading}
            disabled={uploadedFiles.length === 0 || isUploading}
            onClick={() => void add()}
          >
            <FormattedMessage id="library.action_add-post" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

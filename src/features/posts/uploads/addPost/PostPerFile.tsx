import { Alert, Switch } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LIMITS } from '@/contract/limits'
import { filesOfPost, isOverOnePost, isPost, placedFiles } from './postFiles'
import { postPerFileChosen, selectPostUpload } from './postUploadSlice'

/** The choice whether the files become one post or a post each; shown only for several files. */
export function PostPerFile() {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPostUpload)
  const { isPostPerFile, adding, modalType } = state
  const count = placedFiles(state).length
  if (count < 2) return null
  const isOver = isPostPerFile && isOverOnePost(state)
  return (
    <Switch
      checked={isPostPerFile}
      disabled={adding !== null || isOver}
      onChange={({ currentTarget }) => dispatch(postPerFileChosen(currentTarget.checked))}
      label={
        <FormattedMessage
          id={modalType === 'story' ? 'upload.label_story-per-file' : 'upload.label_post-per-file'}
        />
      }
      description={
        isOver ? (
          <FormattedMessage
            id="upload.text_over-one-post"
            values={{ max: LIMITS.filesPerPost, count }}
          />
        ) : (
          <FormattedMessage
            id="upload.text_posts-of-files"
            values={{ count: isPostPerFile ? count : 1, files: count }}
          />
        )
      }
    />
  )
}

/** Shown between two attempts, when only some of the files have become posts. */
export function PartlyAdded() {
  const state = useAppSelector(selectPostUpload)
  const added = state.uploadedFiles.filter(isPost).length
  const left = filesOfPost(state).length
  if (state.adding || added === 0 || left === 0) return null
  return (
    <Alert color="yellow" variant="light" role="alert">
      <FormattedMessage id="upload.alert_partly-added" values={{ added, count: added + left }} />
    </Alert>
  )
}

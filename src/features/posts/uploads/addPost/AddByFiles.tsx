import { Text, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FormAlert'
import { LIMITS } from '@/contract/limits'
import { MEGABYTE, RECOMMENDED_VIDEO_MINUTES, STORY_MAX_BYTES } from '@/contract/files/uploads'
import { captionChanged, filesChosen, selectPostUpload } from './postUploadSlice'
import { FileDropzone } from '../files/FileDropzone'
import { TooManyFiles } from '../files/TooManyFiles'
import { UploadProgress } from './UploadProgress'
import { UploadRows } from './UploadRows'

/** A post from files: choose them, follow their upload, write a caption. */
export function AddByFiles({ isStory }: { isStory: boolean }) {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  const { caption, leftOutCount, adding, problem } = useAppSelector(selectPostUpload)
  return (
    <>
      <FileDropzone
        {...(isStory ? { maxVideoBytes: STORY_MAX_BYTES } : {})}
        onChoose={(files) => dispatch(filesChosen({ files }))}
      />
      <Text size="xs" c="dimmed">
        {isStory ? (
          <FormattedMessage
            id="upload.hint_story-shape"
            values={{ maxMb: STORY_MAX_BYTES / MEGABYTE, minutes: RECOMMENDED_VIDEO_MINUTES.story }}
          />
        ) : (
          <FormattedMessage
            id="upload.hint_post-shape"
            values={{ minutes: RECOMMENDED_VIDEO_MINUTES.post }}
          />
        )}
      </Text>
      <TooManyFiles count={leftOutCount} />
      <UploadRows />
      <UploadProgress />
      <Textarea
        label={intl.formatMessage({ id: 'upload.label_caption' })}
        placeholder={intl.formatMessage({ id: 'upload.hint_caption' })}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.postText}
        disabled={adding !== null}
        value={caption}
        onChange={(event) => dispatch(captionChanged(event.currentTarget.value))}
      />
      {problem && <FormAlert>{words(problem)}</FormAlert>}
    </>
  )
}

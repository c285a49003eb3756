import { ActionIcon, FileButton } from '@mantine/core'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import { IconReplace } from '@/common/ui/icons/icons'
import { listenForMediaUploads } from '../uploads/openPost/mediaUploadListeners'
import { mediaFilesChosen } from '../uploads/openPost/mediaUploadSlice'
import { acceptOf } from '@/contract/files/uploads'
import { registerFiles } from '@/common/uploads/registerFiles'

interface SlideReplacementProps {
  mediaId: number
  /** Of the slide, from 1. */
  number: number
  isStory: boolean
}

/** Uploads a file that replaces a slide's; shown by the screens of other slices. */
export function SlideReplacement({ mediaId, number, isStory }: SlideReplacementProps) {
  useListeners(listenForMediaUploads)
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      resetRef={reset}
      accept={acceptOf('postImage')}
      inputProps={{ 'data-testid': `replacement-of-${number}` } as object}
      onChange={(file) => {
        if (!file) return
        // The same file can be chosen again.
        reset.current?.()
        const target = { kind: 'replacement', isStory, mediaId } as const
        dispatch(mediaFilesChosen({ files: registerFiles([file]), target, room: 1 }))
      }}
    >
      {({ onClick }) => (
        <ActionIcon
          size="lg"
          aria-label={intl.formatMessage({ id: 'media.action_replace' }, { number })}
          onClick={onClick}
        >
          <IconReplace size={18} />
        </ActionIcon>
      )}
    </FileButton>
  )
}

import { Text, UnstyledButton } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { backgroundCss } from '@/contract/elements/background'
import type { Background } from '@/contract/entities/posts/media'
import { draftFileShown, selectCreatePost } from './createPostSlice'
import classes from './DraftFrame.module.css'
import { FilePicture } from '@/common/ui/files/FileRow'

/** The square frame of the new post: the chosen background, or the files one at a time. */
export function DraftFrame({ background }: { background: Background | undefined }) {
  const { draft } = useAppSelector(selectCreatePost)
  if (draft.basis === 'files') return <FilesFrame />
  return (
    <>
      <div
        className={classes.frame}
        style={{ background: background ? backgroundCss(background) : '' }}
      />
      <Text size="sm" c="dimmed" ta="center">
        <FormattedMessage id="create-post.hint_next" />
      </Text>
    </>
  )
}

function FilesFrame() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { files, shownFileId } = useAppSelector(selectCreatePost)
  return (
    <>
      <div className={classes.frame}>
        {files.length === 0 && (
          <Text size="sm" ta="center" px="md">
            <FormattedMessage id="create-post.text_no-files" />
          </Text>
        )}
        {shownFileId !== null && (
          <FilePicture key={shownFileId} fileId={shownFileId} className={classes.picture} />
        )}
      </div>
      {files.length > 1 && (
        <ul className={classes.strip}>
          {files.map(({ id, name }, index) => (
            <li key={id}>
              <UnstyledButton
                className={classes.thumb}
                aria-pressed={id === shownFileId}
                aria-label={intl.formatMessage({ id: 'create-post.action_show-file' }, { name })}
                onClick={() => dispatch(draftFileShown(id))}
              >
                {index + 1}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconPencil } from '@/common/ui/icons/icons'
import {
  postAddRequested,
  selectHasUnsentUpload,
  selectPostUpload,
  uploadCloseAsked,
  uploadClosed,
} from './postUploadSlice'
import { isTryAgain } from './addOutcome'
import { filesOfPost, filesUnderWay } from './postFiles'
import classes from './AddPostActions.module.css'

/** The actions of the dialog as a whole; a link is added by the button beside its field. */
export function AddPostActions({ hasFiles }: { hasFiles: boolean }) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPostUpload)
  const isBegun = useAppSelector(selectHasUnsentUpload)
  const files = filesOfPost(state)
  const isReady = files.length > 0 && filesUnderWay(state).length === 0
  return (
    <Group justify="flex-end" gap="xs">
      {!isBegun && (
        <Button
          component={Link}
          to={paths.createPost()}
          variant="subtle"
          me="auto"
          leftSection={<IconPencil size={16} />}
          onClick={() => dispatch(uploadClosed())}
        >
          <FormattedMessage id="upload.action_from-scratch" />
        </Button>
      )}
      <Button
        variant="default"
        disabled={state.adding !== null}
        onClick={() => dispatch(uploadCloseAsked())}
      >
        <FormattedMessage id="common.action_cancel" />
      </Button>
      {hasFiles && (
        <Button
          className={classes.submit ?? ''}
          loading={state.adding === 'files'}
          disabled={!isReady || state.adding === 'link'}
          onClick={() => dispatch(postAddRequested(files.map(({ media }) => media.id)))}
        >
          {isTryAgain(state.problem) ? (
            <FormattedMessage id="common.action_retry" />
          ) : (
            <FormattedMessage
              id="upload.action_add-posts"
              values={{ count: state.isPostPerFile ? files.length : 1 }}
            />
          )}
        </Button>
      )}
    </Group>
  )
}

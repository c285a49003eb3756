import { Button, Tooltip } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { editorCommands } from '../commands'
import {
  saveRequested,
  selectDocument,
  selectIsSaving,
  selectPostInfo,
  selectSaveMessage,
} from '../editorSlice'
import classes from './SaveActions.module.css'

/** Saving, publishing, and how it went; on a phone a bar at the bottom. */
export function SaveActions() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const words = useMessage()
  const canPublish = usePermission('PUBLISH_POST')
  const { isPublished } = useAppSelector(selectDocument)
  const isScheduled = useAppSelector(selectPostInfo)?.vitrinaPost.isEnabledScheduler ?? false
  const isSaving = useAppSelector(selectIsSaving)
  const saved = useAppSelector(selectSaveMessage)
  const isPrimary = isPublished || !canPublish
  return (
    <div className={classes.actions}>
      <p
        className={classes.message}
        data-tone={saved?.tone}
        role={saved?.tone === 'error' ? 'alert' : 'status'}
      >
        {saved && words(saved.message)}
      </p>
      <Button
        className={classes.button ?? ''}
        variant={isPrimary ? 'filled' : 'default'}
        loading={isSaving}
        aria-keyshortcuts="Control+S"
        onClick={() => dispatch(editorCommands.save.action())}
      >
        <FormattedMessage id={editorCommands.save.label} />
      </Button>
      {canPublish && (
        <Tooltip
          label={intl.formatMessage({ id: 'editor.hint_scheduled' })}
          disabled={!isScheduled}
          multiline
          maw={280}
        >
          <Button
            className={classes.button ?? ''}
            variant={isPublished ? 'default' : 'filled'}
            disabled={isSaving}
            data-disabled={isScheduled || undefined}
            aria-disabled={isScheduled || undefined}
            onClick={() => {
              if (!isScheduled) dispatch(saveRequested({ isPublished: !isPublished }))
            }}
          >
            <FormattedMessage
              id={isPublished ? 'editor.action_unpublish' : 'editor.action_publish'}
            />
          </Button>
        </Tooltip>
      )}
    </div>
  )
}

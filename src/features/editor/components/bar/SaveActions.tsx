import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { editorCommands } from '../../commands'
import { selectDocument, selectIsSaving, selectSaveMessage } from '../../editorSlice'
import { PublishButton } from './PublishButton'
import classes from './SaveActions.module.css'

/** Saving, publishing, and the outcome; on a phone a bar at the bottom. */
export function SaveActions() {
  const dispatch = useAppDispatch()
  const words = useMessage()
  const canPublish = usePermission('PUBLISH_POST')
  const { isPublished } = useAppSelector(selectDocument)
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
      {canPublish && <PublishButton className={classes.button ?? ''} />}
    </div>
  )
}

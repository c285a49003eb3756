import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Menu, Tooltip } from '@/common/ui/menus/floating'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { isAskable } from '@/contract/posts/authorPermission'
import { editorCommands } from './commands'
import {
  selectDocument,
  selectIsSaving,
  selectSaveMessage,
  saveRequested,
  selectIsStatusFresh,
  selectPostInfo,
  takingDownAsked,
} from '@/features/editor/editorSlice'
import classes from './SaveActions.module.css'

/** The buttons to save and to publish, with the outcome; on a phone in a bar at the bottom. */
export function SaveActions() {
  const dispatch = useAppDispatch()
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
        {saved && <FailureWords message={saved.message} />}
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

/**
 * Publishes with a save, or asks before the post is unpublished. For another author's post, a menu offers to ask the
 * author for permission. The button is disabled while the post is scheduled or being saved. It is also disabled for a
 * moment after a change of the status, so that a second click does not revert the change unnoticed.
 */
function PublishButton({ className }: { className: string }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { isPublished, schedule } = useAppSelector(selectDocument)
  const postInfo = useAppSelector(selectPostInfo)
  const isSaving = useAppSelector(selectIsSaving)
  const isStatusFresh = useAppSelector(selectIsStatusFresh)
  const isScheduled = schedule.isEnabledScheduler
  const mayAsk = postInfo !== null && isAskable(postInfo)
  const button = {
    className,
    variant: isPublished ? 'default' : 'filled',
    children: (
      <FormattedMessage id={isPublished ? 'editor.action_unpublish' : 'editor.action_publish'} />
    ),
  } satisfies ButtonProps & { children: ReactNode }
  if (isScheduled) {
    return (
      <Tooltip label={intl.formatMessage({ id: 'editor.hint_scheduled' })} multiline maw={280}>
        <Button {...button} data-disabled aria-disabled />
      </Tooltip>
    )
  }
  // The button is not `disabled`, because it would lose the focus.
  if (isSaving || isStatusFresh) return <Button {...button} data-disabled aria-disabled />
  if (isPublished) {
    return <Button {...button} onClick={() => dispatch(takingDownAsked(true))} />
  }
  if (!mayAsk) {
    return <Button {...button} onClick={() => dispatch(saveRequested({ isPublished: true }))} />
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => dispatch(saveRequested({ isPublished: true, asksAuthor: true }))}>
          <FormattedMessage id="publishing.action_publish-and-ask" />
        </Menu.Item>
        <Menu.Item
          onClick={() => dispatch(saveRequested({ isPublished: true, asksAuthor: false }))}
        >
          <FormattedMessage id="publishing.action_publish-without" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

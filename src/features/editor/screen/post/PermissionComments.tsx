import { Button, Text, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Ago } from '@/common/ui/dates/Ago'
import type { CopyrightRequest } from '@/contract/entities/posts/copyright'
import { LIMITS } from '@/contract/limits'
import { commentTyped, selectComment } from '@/features/editor/editorSlice'
import panel from '@/features/editor/screen/panel/PanelButton.module.css'
import classes from './PermissionComments.module.css'

interface PermissionCommentsProps {
  comments: CopyrightRequest['comments']
  canEdit: boolean
  /** Whether another request is running. */
  isBusy: boolean
  onSend: (text: string) => void
}

/** The comments on the permission request, and a field for a new one, whose text stays until it is stored. */
export function PermissionComments({ comments, canEdit, isBusy, onSend }: PermissionCommentsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const comment = useAppSelector(selectComment)
  const isReady = comment.trim() !== '' && !isBusy
  return (
    <>
      {comments.length > 0 && (
        <ul
          className={classes.list}
          aria-label={intl.formatMessage({ id: 'permission.label_comments' })}
        >
          {comments.map(({ id, author, text, createdAt }) => (
            <li key={id}>
              <Text size="xs" c="dimmed">
                {author || <FormattedMessage id="permission.text_person-gone" />}
                {', '}
                <Ago at={createdAt} />
              </Text>
              <Text size="sm" className={classes.text ?? ''}>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <>
          <Textarea
            label={<FormattedMessage id="permission.label_comment" />}
            autosize
            minRows={2}
            maxLength={LIMITS.copyrightComment}
            readOnly={isBusy}
            value={comment}
            onChange={(event) => dispatch(commentTyped(event.currentTarget.value))}
          />
          <Button
            className={panel.button ?? ''}
            variant="default"
            data-disabled={!isReady || undefined}
            aria-disabled={!isReady || undefined}
            onClick={() => {
              if (isReady) onSend(comment)
            }}
          >
            <FormattedMessage id="permission.action_comment" />
          </Button>
        </>
      )}
    </>
  )
}

import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { useDeleteFromTrashMutation, useEmptyTrashMutation } from '../trashApi'
import { selectTrashQuestion, trashQuestionClosed } from '../trashSlice'
import { nameOf } from './TrashTable'

/** Asks before a final deletion, of one object or of all. */
export function TrashQuestions() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const question = useAppSelector(selectTrashQuestion)
  const [deleteOne, deletion] = useDeleteFromTrashMutation()
  const [empty, emptying] = useEmptyTrashMutation()
  useEffect(() => () => void dispatch(trashQuestionClosed()), [dispatch])
  return (
    <ConfirmDialog
      opened={question !== null}
      title={
        question?.kind === 'delete' ? (
          <FormattedMessage
            id="trash.title_delete"
            values={{ name: nameOf(intl, question.item) }}
          />
        ) : (
          <FormattedMessage id="trash.title_empty-all" />
        )
      }
      confirmLabel={
        <FormattedMessage
          id={question?.kind === 'delete' ? 'trash.action_delete' : 'trash.action_empty'}
        />
      }
      isBusy={deletion.isLoading || emptying.isLoading}
      onConfirm={() => void (question?.kind === 'delete' ? deleteOne(question.item) : empty())}
      onCancel={() => dispatch(trashQuestionClosed())}
    >
      <FormattedMessage id="trash.text_for-good" />
    </ConfirmDialog>
  )
}

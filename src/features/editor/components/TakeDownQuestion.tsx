import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { saveRequested, selectIsTakingDown, takingDownAsked } from '../editorSlice'

/** Asks before a published post is unpublished. */
export function TakeDownQuestion() {
  const dispatch = useAppDispatch()
  return (
    <ConfirmDialog
      opened={useAppSelector(selectIsTakingDown)}
      title={<FormattedMessage id="editor.title_unpublish" />}
      confirmLabel={<FormattedMessage id="editor.action_unpublish" />}
      onConfirm={() => dispatch(saveRequested({ isPublished: false }))}
      onCancel={() => dispatch(takingDownAsked(false))}
    >
      <FormattedMessage id="editor.text_unpublish" />
    </ConfirmDialog>
  )
}

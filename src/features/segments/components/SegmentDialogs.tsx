import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { Segment } from '@/contract/entities/posts/segment'
import { useDeleteSegmentMutation } from '@/features/segments/segmentsApi'
import { segmentDialogClosed, selectSegmentDialog } from '@/features/segments/segmentsSlice'
import { CreateSegmentDialog } from './CreateSegmentDialog'
import { RenameSegmentDialog } from './RenameSegmentDialog'
import { SegmentCodeDialog } from './SegmentCodeDialog'

/** The dialogs of the page; a dialog that changes something closes by itself when its request has succeeded. */
export function SegmentDialogs({ segments }: { segments: Segment[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectSegmentDialog)
  const [deleteSegment, { isLoading }] = useDeleteSegmentMutation()
  useEffect(() => () => void dispatch(segmentDialogClosed()), [dispatch])
  const close = () => dispatch(segmentDialogClosed())
  const named =
    dialog && dialog.kind !== 'create'
      ? segments.find(({ id }) => id === dialog.segmentId)
      : undefined
  const subject = dialog?.kind === 'delete' ? named : undefined
  return (
    <>
      {dialog?.kind === 'create' && <CreateSegmentDialog segments={segments} onClose={close} />}
      {dialog?.kind === 'code' && named && <SegmentCodeDialog segment={named} onClose={close} />}
      {dialog?.kind === 'rename' && named && (
        <RenameSegmentDialog segment={named} onClose={close} />
      )}
      <ConfirmDialog
        opened={subject !== undefined}
        title={
          <FormattedMessage id="segments.title_delete" values={{ name: subject?.name ?? '' }} />
        }
        confirmLabel={<FormattedMessage id="common.action_delete" />}
        isBusy={isLoading}
        onConfirm={() => subject && void deleteSegment({ id: subject.id })}
        onCancel={close}
      >
        <FormattedMessage id="segments.text_delete" values={{ count: subject?.postCount ?? 0 }} />
      </ConfirmDialog>
    </>
  )
}

import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { withSlices } from '@/common/store/withSlices'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { ChooseFile } from './ChooseFile'
import { OpenImport } from './OpenImport'
import { importOpened, reviewImportSlice, selectReviewImport } from './reviewImportSlice'
import { useDeleteReviewImportMutation } from './reviewImportApi'

interface ReviewImportProps {
  /** Null: no file is chosen yet. */
  importId: number | null
  onUploaded: (importId: number) => void
  onAnother: () => void
  onClose: () => void
}

/** Reviews from a file: choosing it, its columns, the expected result, the import, its result. */
export const ReviewImport = withSlices(ImportDialog, reviewImportSlice)

function ImportDialog({ importId, onUploaded, onAnother, onClose }: ReviewImportProps) {
  const dispatch = useAppDispatch()
  const { sent } = useAppSelector(selectReviewImport)
  const [forget] = useDeleteReviewImportMutation()
  useEffect(() => {
    dispatch(importOpened())
  }, [dispatch])
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<FormattedMessage id="reviewImport.title" />}
      size={importId === null ? 'lg' : 880}
      isUncloseable={sent !== null}
    >
      {importId === null ? (
        <ChooseFile onUploaded={onUploaded} />
      ) : (
        <OpenImport
          importId={importId}
          onAnother={onAnother}
          onClose={onClose}
          onDrop={() => {
            void forget(importId)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

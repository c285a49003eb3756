import type { ReactNode } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { picturesChosen, type PictureTarget } from '@/common/uploads/pictureUploadsSlice'
import type { UploadKind } from '@/contract/files/uploads'
import { IconUpload } from '../icons/icons'
import { FileDrop } from './FileDrop'
import { PictureUploads } from './PictureUploads'

interface PictureDropProps {
  target: PictureTarget
  kind: UploadKind
  /** The action, for a screen reader. */
  label: string
  testId: string
  /** The invitation, beside the icon. */
  children: ReactNode
}

/** A drop zone for pictures of a record, and those that are being sent. */
export function PictureDrop({ target, children, ...drop }: PictureDropProps) {
  const dispatch = useAppDispatch()
  return (
    <>
      <PictureUploads target={target} />
      <FileDrop
        {...drop}
        onFiles={(chosen) => {
          dispatch(picturesChosen({ files: registerFiles(chosen), target }))
        }}
      >
        <IconUpload size={20} />
        {children}
      </FileDrop>
    </>
  )
}

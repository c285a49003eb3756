import { useAppSelector } from '@/common/store/hooks'
import { isSameTarget, selectPictureUploads, type PictureTarget } from './pictureUploadsSlice'

/** Whether a picture for this target waits or is being sent. */
export function useIsPictureUnderWay(target: PictureTarget): boolean {
  const { files } = useAppSelector(selectPictureUploads)
  return files.some((file) => isSameTarget(file.target, target) && file.status !== 'failed')
}

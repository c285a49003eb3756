import { useAppSelector } from '@/common/store/hooks'
import { isSameTarget, selectPictureUploads, type PictureTarget } from './pictureUploadsSlice'

/** Whether a picture for this waits or is on its way. */
export function useIsPictureUnderWay(target: PictureTarget): boolean {
  const { files } = useAppSelector(selectPictureUploads)
  return files.some((file) => isSameTarget(file.target, target) && file.status !== 'failed')
}

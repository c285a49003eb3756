import { useEffect } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { selectHasUnsentUpload } from '../../uploads/postUploadSlice'

/** Has the browser ask before the page is closed or reloaded with files, a caption or a link in the dialog. */
export function HoldPage() {
  const isHeld = useAppSelector(selectHasUnsentUpload)
  useEffect(() => {
    if (!isHeld) return undefined
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
    }
  }, [isHeld])
  return null
}

import { useCallback } from 'react'
import { fileRegistry } from '@/common/uploads/fileRegistry'

interface FilePictureProps {
  fileId: string
  className: string | undefined
}

/** A chosen photo or video of the registry, read from the person's machine. */
export function FilePicture({ fileId, className }: FilePictureProps) {
  const file = fileRegistry.get(fileId)
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!file || !element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  if (!file) return null
  if (file.type.startsWith('video/')) {
    return <video ref={show} className={className} controls muted playsInline />
  }
  return <img ref={show} className={className} alt="" />
}

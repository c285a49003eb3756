import { Portal } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { LIMITS } from '@/contract/limits'
import classes from '../uploads/addPost/DropOntoPage.module.css'
import { listenForMediaUploads } from '../uploads/openPost/mediaUploadListeners'
import { mediaFilesChosen, type UploadTarget } from '../uploads/openPost/mediaUploadSlice'
import { hasFiles, isInFileDrop, isTextField, listenToWindow } from '../uploads/files/pageFiles'
import { registerFiles } from '@/common/uploads/fileRegistry'

type Kind = 'slide' | 'sticker'
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

interface FilesOntoEditorProps {
  /** Selector of the frame: pictures dropped on it become stickers if the post can have them; other files become slides. */
  frame: string
  /**
   * Selector of the work area. Pictures that are pasted while it has the focus become stickers if the post can have
   * them.
   */
  area: string
  /** How many more slides fit into the post. */
  room: number
  isStory: boolean
  /** Whether the post can have stickers. */
  takesStickers: boolean
  /** Called when files were accepted: the caller opens the panel with their progress. */
  onTaken: (kind: Kind) => void
}

const WORDS = { slide: 'upload.text_drop-slide', sticker: 'upload.text_drop-sticker' } as const

/** Accepts files that are dropped or pasted anywhere in the editor of a post. */
export function FilesOntoEditor(props: FilesOntoEditorProps) {
  useListeners(listenForMediaUploads)
  const { frame, area, room, isStory, takesStickers, onTaken } = props
  const dispatch = useAppDispatch()
  const [over, setOver] = useState<Kind | null>(null)

  const kindAt = (target: EventTarget | null, point: Point | null): Kind => {
    const isInArea = target instanceof Element && target.closest(area) !== null
    const isOnFrame = isInArea && (point === null || isWithin(frame, point))
    return takesStickers && isOnFrame ? 'sticker' : 'slide'
  }
  const send = (kind: Kind, files: File[]) => {
    if (files.length === 0) return
    const target: UploadTarget = kind === 'sticker' ? { kind } : { kind, isStory }
    const free = kind === 'sticker' ? LIMITS.filesPerPost : room
    dispatch(mediaFilesChosen({ files: registerFiles(files), target, room: free }))
    onTaken(kind)
  }
  const take = useEffectEvent((at: EventTarget | null, point: Point | null, files: File[]) => {
    // A video is never a sticker, wherever it is dropped.
    const isSticker = (file: File) =>
      kindAt(at, point) === 'sticker' && !file.type.startsWith('video/')
    send(
      'sticker',
      files.filter((file) => isSticker(file)),
    )
    send(
      'slide',
      files.filter((file) => !isSticker(file)),
    )
  })
  const lookAt = useEffectEvent((event: DragEvent) => {
    setOver(isFree() ? kindAt(event.target, event) : null)
  })
  useEffect(() => {
    const follow = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Without this, the browser would leave the page and open the file.
      event.preventDefault()
      lookAt(event)
    }
    const drop = (event: DragEvent) => {
      setOver(null)
      if (!hasFiles(event)) return
      event.preventDefault()
      if (isInFileDrop(event.target) || !isFree() || !event.dataTransfer) return
      take(event.target, event, Array.from(event.dataTransfer.files))
    }
    return listenToWindow({
      dragenter: follow,
      dragover: follow,
      dragleave: (event) => {
        if (!event.relatedTarget) setOver(null)
      },
      drop,
      paste: ({ clipboardData, target }) => {
        if (!clipboardData || !isFree() || isTextField(target)) return
        take(target, null, Array.from(clipboardData.files))
      },
    })
  }, [])
  if (over === null) return null
  return (
    <Portal>
      <div className={classes.over} aria-hidden>
        <span className={classes.words}>
          <FormattedMessage id={WORDS[over]} />
        </span>
      </div>
    </Portal>
  )
}

/** Whether no dialog covers the editor. */
const isFree = () => document.querySelector('[aria-modal="true"]') === null

/** Compares coordinates, because the work area's canvas lies over the frame. */
function isWithin(selector: string, { clientX, clientY }: Point): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) return false
  const isBeside = clientX < box.left || clientX > box.right
  return !isBeside && clientY >= box.top && clientY <= box.bottom
}

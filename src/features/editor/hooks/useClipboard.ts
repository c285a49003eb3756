import type { ClipboardEvent } from 'react'
import type { MessageId } from '@/common/i18n/messages'
import { copyText } from '@/common/lib/copyText'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { LIMITS } from '@/contract/limits'
import {
  elementAdded,
  elementsCopied,
  elementsPasted,
  selectClipboard,
  selectFrame,
  selectMedia,
  selectPostInfo,
} from '../editorSlice'
import {
  CLIP_MIME,
  clipWords,
  copyElements,
  isCopyable,
  parseClip,
  pasteElements,
  type Clip,
  type CopyFailure,
  type PasteFailure,
} from '../model/clipboard'
import { isSame } from '../model/isDirty'
import { takesElements } from '../model/takesElements'
import { newElement } from '../model/newElement'
import { elementsOn } from '../model/onFrame'
import { isTyping } from './isTyping'
import { useChosen } from './useChosen'
import { useRemove } from './useRemove'

const MESSAGES: Record<CopyFailure | PasteFailure, MessageId> = {
  'empty-text': 'clipboard.error_empty-text',
  'product-marks': 'clipboard.error_product-marks',
  'product-widget': 'clipboard.error_product-widget',
  'image-markup': 'clipboard.error_image-markup',
  'current-post-format': 'clipboard.error_current-post-format',
}

/** Copying and pasting what stands on a frame, with what section 8 says when it cannot be done. */
export function useClipboard(canEdit: boolean) {
  const dispatch = useAppDispatch()
  const chosen = useChosen()
  const clipboard = useAppSelector(selectClipboard)
  const media = useAppSelector(selectMedia)
  const frame = useAppSelector(selectFrame)
  const postType = useAppSelector(selectPostInfo)?.providerPost.postType
  const remove = useRemove()

  const tell = (failures: readonly (CopyFailure | PasteFailure)[]) => {
    for (const failure of failures) {
      dispatch(toastShown({ tone: 'warning', message: { id: MESSAGES[failure] } }))
    }
  }

  /** Nothing chosen is the picture itself with what is behind it. */
  function copy(): Clip | null {
    if (!media) return null
    if (chosen.length === 0) {
      const message = { id: 'clipboard.error_background-image' } as const
      dispatch(toastShown({ tone: 'warning', message }))
      return null
    }
    const { clip, failures } = copyElements(chosen, { mediaId: media.id, frame })
    tell(failures)
    if (clip) dispatch(elementsCopied(clip))
    return clip
  }

  function cut(): Clip | null {
    const clip = copy()
    if (clip) remove(chosen.filter(isCopyable))
    return clip
  }

  function paste(clip = clipboard?.clip ?? null): void {
    if (!clip || !media || !postType) return
    const times = clip === clipboard?.clip ? clipboard.times : 0
    const { elements, failure } = pasteElements(clip, {
      mediaId: media.id,
      frame,
      postType,
      elements: elementsOn(media, frame),
      times,
    })
    if (failure) tell([failure])
    if (elements.length > 0) dispatch(elementsPasted(elements))
  }

  function pasteText(text: string): void {
    if (!postType || text.trim() === '') return
    if (!takesElements(postType)) {
      tell(['current-post-format'])
      return
    }
    const wish = { kind: 'textSticker', text: text.slice(0, LIMITS.stickerText) } as const
    dispatch(elementAdded(newElement(wish, frame)))
  }

  const onCopy = (event: ClipboardEvent, take: () => Clip | null) => {
    if (isTyping(event.target)) return
    const clip = take()
    event.preventDefault()
    if (!clip) return
    event.clipboardData.setData(CLIP_MIME, JSON.stringify(clip))
    event.clipboardData.setData('text/plain', clipWords(clip))
  }
  /** The system's clipboard is told as well, so that the next paste by key brings this and nothing older. */
  const byCommand = (take: () => Clip | null) => () => {
    const clip = take()
    if (clip) void copyText(clipWords(clip))
  }
  return {
    copy: byCommand(copy),
    cut: byCommand(cut),
    paste: () => {
      paste()
    },
    /** Beside what it is a copy of; the clipboard keeps what it has. */
    duplicate: () => {
      if (!media) return
      const { clip, failures } = copyElements(chosen, { mediaId: media.id, frame })
      tell(failures)
      paste(clip)
    },
    canPaste: clipboard !== null,
    /** For an element that has the focus in it; a field keeps its own. */
    handlers: {
      onCopy: (event: ClipboardEvent) => {
        onCopy(event, copy)
      },
      onCut: (event: ClipboardEvent) => {
        if (canEdit) onCopy(event, cut)
      },
      onPaste: (event: ClipboardEvent) => {
        if (!canEdit || isTyping(event.target)) return
        event.preventDefault()
        const own = clipboard?.clip ?? null
        const text = event.clipboardData.getData('text/plain')
        const clip = parseClip(event.clipboardData.getData(CLIP_MIME))
        if (clip && !isSame(clip, own)) paste(clip)
        else if (clip || (own && clipWords(own) === text)) paste()
        else pasteText(text)
      },
    },
  }
}

import type { ClipboardEvent } from 'react'
import type { MessageId } from '@/common/i18n/messages'
import { copyText } from '@/common/lib/copyText'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { cutText, isBlank } from '@/contract/text/typedText'
import { takesElements } from '@/contract/elements/elementLists'
import { LIMITS } from '@/contract/limits'
import type { CopyFailure } from '@/features/editor/kinds/ElementKind'
import {
  elementsCopied,
  elementsPasted,
  selectClipboard,
  selectFrame,
  selectMedia,
  selectPostInfo,
} from '@/features/editor/editorSlice'
import {
  CLIP_MIME,
  clipWords,
  copyElements,
  isCopyable,
  parseClip,
  pasteElements,
  type Clip,
  type PasteFailure,
} from '@/features/editor/model/clipboard'
import { elementsOn } from '@/features/editor/model/elements'
import { fitInFrame } from '@/features/editor/canvas/placing'
import { isTyping } from '@/features/editor/ownKeys'
import { useAddElement, useChosen, useRemove } from './useElements'

const MESSAGES: Record<CopyFailure | PasteFailure, MessageId> = {
  'empty-text': 'clipboard.error_empty-text',
  'product-marks': 'clipboard.error_product-marks',
  'product-widget': 'clipboard.error_product-widget',
  'image-markup': 'clipboard.error_image-markup',
  'current-post-format': 'clipboard.error_current-post-format',
  'interaction-exists': 'interaction-exists',
}

/** Copies and pastes elements, with a message when that is impossible (product-rules/posts.md#clipboard). */
export function useClipboard(canEdit: boolean) {
  const dispatch = useAppDispatch()
  const chosen = useChosen()
  const own = useAppSelector(selectClipboard)
  const media = useAppSelector(selectMedia)
  const frame = useAppSelector(selectFrame)
  const postType = useAppSelector(selectPostInfo)?.providerPost.postType
  const remove = useRemove()
  const add = useAddElement()

  const showFailures = (failures: readonly (CopyFailure | PasteFailure)[]) => {
    for (const failure of failures) {
      dispatch(toastShown({ tone: 'warning', message: { id: MESSAGES[failure] } }))
    }
  }

  /** Without a selection, the person means the picture with its background, which cannot be copied. */
  function copy(): Clip | null {
    if (chosen.length === 0) {
      const message = { id: 'clipboard.error_background-image' } as const
      dispatch(toastShown({ tone: 'warning', message }))
      return null
    }
    const { clip, failures } = copyElements(chosen, frame)
    showFailures(failures)
    if (clip) dispatch(elementsCopied(clip))
    return clip
  }

  function cut(): Clip | null {
    const clip = copy()
    if (clip) remove(chosen.filter(isCopyable))
    return clip
  }

  function paste(clip: Clip | null): void {
    if (!clip || !media || !postType) return
    const { elements, failure } = pasteElements(clip, {
      frame,
      postType,
      elements: elementsOn(media, frame),
    })
    if (failure) showFailures([failure])
    if (elements.length === 0) return
    const isElsewhere = clip.from !== frame
    dispatch(elementsPasted(isElsewhere ? elements.map((one) => fitInFrame(one, frame)) : elements))
  }

  function pasteText(text: string): void {
    if (!postType || isBlank(text)) return
    if (!takesElements(postType)) {
      showFailures(['current-post-format'])
      return
    }
    const options = { kind: 'textSticker', text: cutText(text, LIMITS.stickerText) } as const
    add(options)
  }

  const onCopy = (event: ClipboardEvent, take: () => Clip | null) => {
    const isText = window.getSelection()?.isCollapsed === false
    if (isTyping(event.target) || isText) return
    const clip = take()
    event.preventDefault()
    if (!clip) return
    event.clipboardData.setData(CLIP_MIME, JSON.stringify(clip))
    event.clipboardData.setData('text/plain', clipWords(clip))
  }
  /** Also writes to the system's clipboard, so that the next paste by key inserts this clip and no older content. */
  const byCommand = (take: () => Clip | null) => () => {
    const clip = take()
    if (clip) void copyText(clipWords(clip))
  }
  return {
    copy: byCommand(copy),
    cut: byCommand(cut),
    paste: () => {
      paste(own)
    },
    /** Adds copies beside the originals; the clipboard does not change. */
    duplicate: () => {
      const { clip, failures } = copyElements(chosen, frame)
      showFailures(failures)
      paste(clip)
    },
    canPaste: own !== null,
    /** Handlers for an element that contains the focus. A text field keeps its own clipboard keys. */
    handlers: {
      onCopy: (event: ClipboardEvent) => {
        onCopy(event, copy)
      },
      onCut: (event: ClipboardEvent) => {
        if (canEdit) onCopy(event, cut)
      },
      onPaste: (event: ClipboardEvent) => {
        // Files are handled by the editor as a whole.
        const isFiles = event.clipboardData.files.length > 0
        if (!canEdit || isTyping(event.target) || isFiles) return
        event.preventDefault()
        const text = event.clipboardData.getData('text/plain')
        const clip = parseClip(event.clipboardData.getData(CLIP_MIME))
        if (clip) paste(clip)
        else if (own && clipWords(own) === text) paste(own)
        else pasteText(text)
      },
    },
  }
}

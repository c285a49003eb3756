import { useEffect, useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { PREVIEW_MESSAGE, PREVIEW_PAGE, PREVIEW_READY_MESSAGE } from '@/contract/widgets/embed'
import type { PreviewMessage } from '@/contract/widgets/preview'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import classes from './PreviewFrame.module.css'
import type { PreviewSize } from './previewSize'

const readySchema = v.object({ type: v.literal(PREVIEW_READY_MESSAGE) })

interface PreviewFrameProps {
  payload: WidgetPayload | undefined
  size: PreviewSize
  title: string
  /** The post that is opened over the gallery. */
  openPostId?: number | undefined
  /** For who asks the frame something. */
  frameRef?: RefObject<HTMLIFrameElement | null>
}

/** The same embed as on the shop's site, in a frame that may run scripts and nothing else. */
export function PreviewFrame({ payload, size, title, openPostId, frameRef }: PreviewFrameProps) {
  const { width, height, scale } = size
  const ownRef = useRef<HTMLIFrameElement>(null)
  const frame = frameRef ?? ownRef
  // Counted, because the frame starts from nothing each time it loads.
  const [readyCount, setReadyCount] = useState(0)

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (v.is(readySchema, data)) setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [frame])

  useEffect(() => {
    if (readyCount === 0 || !payload) return
    const message: PreviewMessage = {
      type: PREVIEW_MESSAGE,
      payload,
      ...(openPostId === undefined ? {} : { openPostId }),
    }
    // A sandboxed frame has no origin to name; any shopper may read the payload anyway.
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [frame, readyCount, payload, openPostId])

  return (
    <div className={classes.box} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        className={classes.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        sandbox="allow-scripts"
        src={`${runtimeConfig().widgetUrl}${PREVIEW_PAGE}`}
        title={title}
      />
    </div>
  )
}

import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import { runtimeConfig } from '@/common/api/pageFacts'
import {
  PREVIEW_MESSAGE,
  PREVIEW_PAGE,
  PREVIEW_READY_MESSAGE,
  SHOP_PAGE_MESSAGE,
  SHOP_PAGE_READY_MESSAGE,
  SHOP_PREVIEW_PAGE,
} from '@/contract/widgets/embed'
import type { PreviewMessage, ShopPageMessage, ShopPageContent } from '@/contract/widgets/preview'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import classes from './PreviewFrame.module.css'
import type { PreviewSize } from './previewSize'
import { PreviewStandIn } from './previewStandIn'

const messageSchema = v.object({ type: v.string() })

interface PreviewFrameProps {
  payload: WidgetPayload | undefined
  size: PreviewSize
  title: string
  /** The post that is opened over the gallery. */
  openPostId?: number | undefined
  /** The page of the shop around the widget; another page needs another frame. */
  shopPage?: ShopPageContent | undefined
  /** The ref of a component that sends requests to the frame. */
  frameRef?: RefObject<HTMLIFrameElement | null>
}

/** The same embed as on the shop's site, in a frame that may run scripts and nothing else. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { payload, title, openPostId, shopPage, frameRef } = props
  const { width, height, scale } = props.size
  const drawStandIn = useContext(PreviewStandIn)
  const ownRef = useRef<HTMLIFrameElement>(null)
  const frame = frameRef ?? ownRef
  // Counts how often the frame has loaded, because it starts from an empty state each time.
  const [readyCount, setReadyCount] = useState(0)

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (!v.is(messageSchema, data)) return
      if (data.type === PREVIEW_READY_MESSAGE) setReadyCount((count) => count + 1)
      if (data.type === SHOP_PAGE_READY_MESSAGE && shopPage) {
        send(frame.current, { type: SHOP_PAGE_MESSAGE, page: shopPage })
      }
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [frame, shopPage])

  useEffect(() => {
    if (readyCount === 0 || !payload) return
    const message: PreviewMessage = {
      type: PREVIEW_MESSAGE,
      payload,
      ...(openPostId === undefined ? {} : { openPostId }),
    }
    send(frame.current, message)
  }, [frame, readyCount, payload, openPostId])

  const scaled = {
    className: classes.frame,
    style: { width, height, transform: `scale(${scale})` },
  }
  return (
    <div className={classes.box} style={{ width: width * scale, height: height * scale }}>
      {drawStandIn ? (
        <div {...scaled} role="img" aria-label={title}>
          {drawStandIn({ payload, width, openPostId })}
        </div>
      ) : (
        <iframe
          ref={frame}
          {...scaled}
          sandbox="allow-scripts"
          src={`${runtimeConfig().widgetUrl}${shopPage ? SHOP_PREVIEW_PAGE : PREVIEW_PAGE}`}
          title={title}
        />
      )}
    </div>
  )
}

/**
 * A sandboxed frame has no origin that could be named here. The messages are not secret: any shopper may read a payload
 * and a page of the shop.
 */
function send(frame: HTMLIFrameElement | null, message: PreviewMessage | ShopPageMessage): void {
  frame?.contentWindow?.postMessage(message, '*')
}

import { createContext, type ReactNode } from 'react'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'

export interface PreviewStandInProps {
  payload: WidgetPayload | undefined
  /** Px of the frame. */
  width: number
  /** The post that is opened over the gallery. */
  openPostId?: number | undefined
}

/** Draws what is shown in place of the frame with the embed where no frame may load: in a replay. Null: the frame loads. */
export const PreviewStandIn = createContext<((props: PreviewStandInProps) => ReactNode) | null>(
  null,
)

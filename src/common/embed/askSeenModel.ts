import * as v from 'valibot'
import { SEEN_MESSAGE } from '@/contract/widgets/embed'
import type { SeenAskedMessage, SeenModel } from '@/contract/widgets/preview'

const seenSchema = v.object({
  type: v.literal(SEEN_MESSAGE),
  seen: v.nullable(
    v.object({
      turn: v.number(),
      tilt: v.number(),
      picture: v.custom<ArrayBuffer>((value) => typeof value === 'object' && value !== null),
    }),
  ),
})

/** Requests from a preview frame how its 3D model is seen now; null while no model is drawn. */
export function askSeenModel(frame: Window): Promise<SeenModel | null> {
  return new Promise((resolve) => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame || !v.is(seenSchema, data)) return
      window.removeEventListener('message', hear)
      resolve(data.seen)
    }
    window.addEventListener('message', hear)
    const message: SeenAskedMessage = { type: SEEN_MESSAGE }
    // A sandboxed frame has no origin that could be named here.
    frame.postMessage(message, '*')
  })
}

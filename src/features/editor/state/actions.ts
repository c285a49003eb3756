import { nanoid, type PayloadAction, createAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'

/** Time and id of an action, because reducers have neither a clock nor random numbers. */
export interface Stamp {
  /** Time, ms. */
  at: number
  /** Unique. */
  id: string
}

export type Stamped<Payload> = PayloadAction<Payload, string, Stamp>

/** A `prepare` that adds the stamp. */
export function stamped<Payload>(payload: Payload): { payload: Payload; meta: Stamp } {
  return { payload, meta: { at: Date.now(), id: nanoid(10) } }
}

/**
 * Dispatched when the schedule has changed a post. It is not part of the slice, because it is also dispatched before
 * the editor has loaded.
 */
export const scheduleActed = createAction<PostInfo>('editor/scheduleActed')

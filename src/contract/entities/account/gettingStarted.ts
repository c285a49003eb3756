import * as v from 'valibot'
import { widgetTypeSchema } from '../widgets/widget'

/** The first steps of an account, in their order. */
export const FIRST_STEPS = ['catalogue', 'post', 'mark', 'album', 'widget', 'site'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const gettingStartedSchema = v.object({
  /** The completed steps. */
  done: v.array(v.picklist(FIRST_STEPS)),
  /** The newest post with a slide, to mark products on; null without one. */
  postId: v.nullable(v.number()),
  /** An album to put posts into: the default one, else the first; null without albums. */
  albumId: v.nullable(v.number()),
  /** The widget to install: the newest that everyone sees, else the newest; null when none can show anything. */
  widget: v.nullable(v.object({ embedId: v.string(), widgetType: widgetTypeSchema })),
})
export type GettingStarted = v.InferOutput<typeof gettingStartedSchema>

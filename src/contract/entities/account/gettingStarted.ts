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
  /** The newest post with a slide while none is published; null when one is, or without any. */
  postToPublish: v.optional(v.nullable(v.number()), null),
  /** An album to put posts into: the default one, else the first; null without albums. */
  albumId: v.nullable(v.number()),
  /** Whether there is a widget of posts, also one that cannot show anything. */
  hasWidgets: v.optional(v.boolean(), false),
  /** The widget to install: the newest that everyone sees, else the newest; null when none can show anything. */
  widget: v.nullable(v.object({ embedId: v.string(), widgetType: widgetTypeSchema })),
})
export type GettingStarted = v.InferOutput<typeof gettingStartedSchema>

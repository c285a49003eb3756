import * as v from 'valibot'
import type { BodyOf } from '@/contract/endpoint'
import type { widgetEndpoints } from '@/contract/endpoints/widgets'
import { widgetTitleSchema, type GallerySettings, type Widget } from '@/contract/entities/widget'
import { changedSettings, effectiveSettings } from './rules'

/** The part of a widget that the gallery editor edits. */
export type GalleryForm = Pick<Widget, 'role' | 'isEnabled' | 'gallerySettings'>

export type WidgetChanges = BodyOf<typeof widgetEndpoints.saveWidget>

export function formOfWidget({ role, isEnabled, gallerySettings }: Widget): GalleryForm {
  return { role, isEnabled, gallerySettings }
}

/** Whether a title is empty or only spaces (product-rules/widgets.md#widget-title). */
export function isTitleRefused(title: string): boolean {
  return !v.safeParse(widgetTitleSchema, title).success
}

/** The body of a save: only what differs from the saved state (product-rules/widgets.md#widget-saving). */
export function changesOf(saved: GalleryForm, draft: GalleryForm): WidgetChanges {
  const title = v.safeParse(widgetTitleSchema, draft.role)
  const role = title.success ? title.output : draft.role
  return {
    ...(role === saved.role ? {} : { role }),
    ...(draft.isEnabled === saved.isEnabled ? {} : { isEnabled: draft.isEnabled }),
    gallerySettings: changedSettings(
      effectiveSettings(saved.gallerySettings),
      effectiveSettings(draft.gallerySettings),
    ),
  }
}

export function hasChanges(saved: GalleryForm, draft: GalleryForm): boolean {
  const { gallerySettings, ...rest } = changesOf(saved, draft)
  return Object.keys(rest).length + Object.keys(gallerySettings).length > 0
}

/** The form after a save: what was sent is now saved, what was changed meanwhile stays. */
export function rebasedForm(
  draft: GalleryForm,
  sent: GalleryForm,
  saved: GalleryForm,
): GalleryForm {
  const settings: GallerySettings = {
    ...saved.gallerySettings,
    ...changedSettings(sent.gallerySettings, draft.gallerySettings),
  }
  return {
    role: draft.role === sent.role ? saved.role : draft.role,
    isEnabled: draft.isEnabled === sent.isEnabled ? saved.isEnabled : draft.isEnabled,
    gallerySettings: settings,
  }
}

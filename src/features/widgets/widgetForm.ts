import * as v from 'valibot'
import { isSame } from '@/common/lib/isSame'
import type { BodyInputOf } from '@/contract/endpoint'
import type { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { widgetTitleSchema, type Widget } from '@/contract/entities/widgets/widget'
import { tidyGallery } from '@/contract/widgets/settings/galleryForm'
import { storiesAlbums, tidyStoriesSettings } from '@/contract/widgets/settings/storiesForm'
import type { WidgetSettings } from '@/contract/widgets/settings/widgetSettings'

/** The part of a widget that its editor changes, and the version with which it was loaded. */
export type WidgetForm = FormOf<Widget>
type FormOf<Kind extends Widget> = Kind extends Widget ? Omit<Kind, 'embedId'> : never

export type WidgetChanges = BodyInputOf<typeof widgetEndpoints.saveWidget>

export function formOfWidget(widget: Widget): WidgetForm {
  const { embedId: _, ...form } = widget
  return form
}

/** Whether a title is empty or only spaces (product-rules/widgets.md#widget-title). */
export function isTitleRefused(title: string): boolean {
  return !v.safeParse(widgetTitleSchema, title).success
}

/** The body of a save: the changes, and the settings that are always sent (product-rules/widgets.md#widget-saving). */
export function changesOf(saved: WidgetForm, draft: WidgetForm): WidgetChanges {
  const title = v.safeParse(widgetTitleSchema, draft.role)
  const role = title.success ? title.output : draft.role
  return {
    revision: saved.revision,
    ...(role === saved.role ? {} : { role }),
    ...(draft.isEnabled === saved.isEnabled ? {} : { isEnabled: draft.isEnabled }),
    gallerySettings: { ...alwaysSentSettings(draft), ...changedEffectiveSettings(saved, draft) },
  }
}

export function hasChanges(saved: WidgetForm, draft: WidgetForm): boolean {
  const { role, isEnabled } = changesOf(saved, draft)
  const settings = changedEffectiveSettings(saved, draft)
  return role !== undefined || isEnabled !== undefined || Object.keys(settings).length > 0
}

const changedEffectiveSettings = (saved: WidgetForm, draft: WidgetForm) =>
  changedSettings(effectiveSettings(saved), effectiveSettings(draft))

/** The form after a save: the sent values are saved, and later changes stay. */
export function rebasedForm(draft: WidgetForm, sent: WidgetForm, saved: WidgetForm): WidgetForm {
  const form = structuredClone(saved)
  if (draft.role !== sent.role) form.role = draft.role
  if (draft.isEnabled !== sent.isEnabled) form.isEnabled = draft.isEnabled
  Object.assign(form.gallerySettings, changedSettings(sent.gallerySettings, draft.gallerySettings))
  return form
}

/** Only the settings that differ from the saved ones (product-rules/widgets.md#widget-saving). */
export function changedSettings(
  saved: WidgetSettings,
  current: WidgetSettings,
): Record<string, unknown> {
  const before: Record<string, unknown> = { ...saved }
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => !isSame(value, before[name])),
  )
}

type SettingsPart<Kind extends Widget> = Kind extends Widget
  ? Pick<Kind, 'widgetType' | 'gallerySettings'>
  : never
type FormSettings = SettingsPart<Widget>

/** The settings of a form as they are saved and shown, by the rules of the widget's type. */
export function effectiveSettings(form: FormSettings): WidgetSettings {
  switch (form.widgetType) {
    case 'story':
      return tidyStoriesSettings(form.gallerySettings)
    case 'stl':
      return form.gallerySettings
    case 'gallery':
    case 'sku':
      return tidyGallery(form.gallerySettings)
  }
}

/** The settings that a save always includes, changed or not (product-rules/widgets.md#stories-settings). */
function alwaysSentSettings(form: FormSettings): Partial<WidgetSettings> {
  return form.widgetType === 'story' ? { theme: form.gallerySettings.theme } : {}
}

/** The albums from which a widget takes its posts. */
export function shownAlbums(form: FormSettings): readonly number[] {
  if (form.widgetType === 'story') return storiesAlbums(form.gallerySettings)
  return form.widgetType === 'stl' ? [] : form.gallerySettings.albums
}

import * as v from 'valibot'
import {
  DEFAULT_GALLERY_SETTINGS,
  GALLERY_BOUNDS,
  gallerySettingsSchema,
  type GallerySettings,
  type Widget,
  type WidgetType,
} from '@/contract/entities/widget'
import type { Locale } from '@/contract/locale'

export type NumericSetting = keyof typeof GALLERY_BOUNDS

const SETTING_NAMES = v.keyof(gallerySettingsSchema).options

/** `base` and ` #N`, N the smallest positive number that no widget of the same type has (product-rules/widgets.md#widget-title). */
export function nextWidgetName(
  base: string,
  widgets: readonly Pick<Widget, 'role' | 'widgetType'>[],
  type: WidgetType,
): string {
  const taken = new Set(
    widgets.filter(({ widgetType }) => widgetType === type).map(({ role }) => role),
  )
  let number = 1
  while (taken.has(`${base} #${number}`)) number += 1
  return `${base} #${number}`
}

/** Alphabetical by title, whatever the case (product-rules/widgets.md#widget-list). */
export function sortWidgets(widgets: readonly Widget[], locale: Locale): Widget[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' })
  return [...widgets].sort(
    (one, other) => compare(one.role, other.role) || compare(one.embedId, other.embedId),
  )
}

/** Only the settings that differ from the saved ones (product-rules/widgets.md#widget-saving). */
export function changedSettings(
  saved: GallerySettings,
  current: GallerySettings,
): Partial<GallerySettings> {
  const changed: Partial<GallerySettings> = {}
  const take = <Name extends keyof GallerySettings>(name: Name) => {
    if (!isSameValue(saved[name], current[name])) changed[name] = current[name]
  }
  SETTING_NAMES.forEach(take)
  return changed
}

/** Whether two values of settings are equal; lists are compared by their items. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** The integer at the start of a text within the setting's bounds (product-rules/widgets.md#number-settings); null when it is no number. */
export function parseNumericSetting(name: NumericSetting, text: string): number | null {
  const number = Number.parseInt(text, 10)
  if (Number.isNaN(number)) return null
  const { min, max } = GALLERY_BOUNDS[name]
  return Math.min(max, Math.max(min, number))
}

type LoadMoreFlags = Pick<GallerySettings, 'load_more' | 'auto_load_more'>

/** Load-more is on when either of its flags is set (product-rules/widgets.md#load-more). */
export function isLoadMoreOn({ load_more, auto_load_more }: LoadMoreFlags): boolean {
  return load_more === '1' || auto_load_more === '1'
}

/** The changes of a form when load-more is switched; text and spacing are kept for switching it on again. */
export function loadMoreSwitched(settings: GallerySettings, isOn: boolean): GallerySettings {
  if (!isOn) return { ...settings, load_more: '', auto_load_more: '' }
  return {
    ...settings,
    load_more: '1',
    load_more_spacing: settings.load_more_spacing ?? DEFAULT_GALLERY_SETTINGS.load_more_spacing,
  }
}

/**
 * The settings of a form as they are saved and shown, with the rules of "load more" applied
 * (product-rules/widgets.md#load-more).
 */
export function effectiveSettings(settings: GallerySettings): GallerySettings {
  const { load_more_text } = DEFAULT_GALLERY_SETTINGS
  if (!isLoadMoreOn(settings)) {
    return {
      ...settings,
      load_more: '',
      auto_load_more: '',
      load_more_text,
      load_more_spacing: null,
    }
  }
  return {
    ...settings,
    load_more: '1',
    load_more_text: settings.load_more_text.trim() || load_more_text,
  }
}

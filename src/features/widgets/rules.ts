import type { Widget } from '@/contract/entities/widgets/widget'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import type { Locale } from '@/contract/locale'

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

/** Ids of the albums that a widget shows to everyone. */
export function seenAlbums(widgets: readonly Widget[]): Set<number> {
  return new Set(
    widgets.filter(({ isEnabled }) => isEnabled === 'full_access').flatMap(widgetAlbums),
  )
}

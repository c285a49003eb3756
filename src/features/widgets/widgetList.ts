import type { MessageId } from '@/common/i18n/messages'
import type { StatusTone } from '@/common/ui/states/Status'
import type { Widget, WidgetMode } from '@/contract/entities/widgets/widget'
import { LIMITS } from '@/contract/limits'
import type { Locale } from '@/contract/locale'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'

/**
 * `base` followed by ` #N`. N is the smallest positive number for which no widget of the same type has this title
 * (product-rules/widgets.md#widget-title).
 */
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

/** The name of a copy: the first of `nameOf` that no widget has, with the original cut so that it fits. */
export function nameOfCopy(
  original: string,
  widgets: readonly Pick<Widget, 'role'>[],
  nameOf: (name: string, number: number) => string,
): string {
  const taken = new Set(widgets.map(({ role }) => role))
  for (let number = 1; ; number += 1) {
    const excess = Math.max(0, nameOf(original, number).length - LIMITS.widgetTitle)
    const kept = excess > 0 ? original.slice(0, -excess).trimEnd() : original
    const name = nameOf(kept, number)
    if (!taken.has(name)) return name
  }
}

/** Alphabetical by title, whatever the case (product-rules/widgets.md#widget-list). */
export function sortWidgets(widgets: readonly Widget[], locale: Locale): Widget[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' })
  return [...widgets].sort(
    (one, other) => compare(one.role, other.role) || compare(one.embedId, other.embedId),
  )
}

/** The widgets that show one of the albums, with any visibility, sorted by title. */
export function widgetsShowing(
  widgets: readonly Widget[],
  albums: readonly number[],
  locale: Locale,
): Widget[] {
  return sortWidgets(
    widgets.filter((widget) => widgetAlbums(widget).some((id) => albums.includes(id))),
    locale,
  )
}

/** Ids of the albums that a widget shows to everyone. */
export function seenAlbums(widgets: readonly Widget[]): Set<number> {
  return new Set(
    widgets.filter(({ isEnabled }) => isEnabled === 'full_access').flatMap(widgetAlbums),
  )
}

export const TYPE_LABELS: Record<WidgetType, MessageId> = {
  gallery: 'widgets.label_gallery',
  story: 'widgets.label_story',
  sku: 'widgets.label_sku',
  stl: 'widgets.label_stl',
}

/** Visibility is everyone, only me or disabled (product-rules/records.md#widget-record). */
export const MODE_LABELS: Record<
  WidgetMode,
  { label: MessageId; hint: MessageId; tone: StatusTone }
> = {
  full_access: { label: 'widgets.label_everyone', hint: 'widgets.hint_everyone', tone: 'good' },
  admin_mode: { label: 'widgets.label_only-me', hint: 'widgets.hint_only-me', tone: 'waiting' },
  disabled: { label: 'widgets.label_disabled', hint: 'widgets.hint_disabled', tone: 'off' },
}

import type { MessageId } from '@/common/i18n/messages'
import { paths, type RouteName } from '@/common/routing/paths'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { EditorTab } from './widgetEditorSlice'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'

/** The widget editors, named after their routes (product-rules/screens.md#routes). */
export type WidgetEditor = Extract<RouteName, 'builder' | 'builderstories' | 'stl-builder'>

/** A gallery of one product is edited like any other gallery. */
const EDITORS: Record<WidgetType, WidgetEditor> = {
  gallery: 'builder',
  sku: 'builder',
  story: 'builderstories',
  stl: 'stl-builder',
}

const ADDRESSES: Record<WidgetEditor, (embedId: string) => string> = {
  builder: paths.builder,
  builderstories: paths.storiesBuilder,
  'stl-builder': paths.stlBuilder,
}

/** The title of an editor before its widget has loaded. */
export const EDITOR_LABELS: Record<WidgetEditor, MessageId> = {
  builder: 'widgets.label_gallery',
  builderstories: 'widgets.label_story',
  'stl-builder': 'widgets.label_stl',
}

export function editorOf(type: WidgetType): WidgetEditor {
  return EDITORS[type]
}

/** The query parameter of the tab that is open at first. */
export const TAB_PARAMETER = 'tab'

/** The address of the installation tab of a widget's editor. */
export function installationAddress(widget: Pick<Widget, 'widgetType' | 'embedId'>): string {
  const tab: EditorTab = 'installation'
  return `${editorAddress(widget)}?${TAB_PARAMETER}=${tab}`
}

/** The address of a widget's editor. */
export function editorAddress({
  widgetType,
  embedId,
}: Pick<Widget, 'widgetType' | 'embedId'>): string {
  return ADDRESSES[editorOf(widgetType)](embedId)
}

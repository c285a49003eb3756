import {
  defaultHeaderStyle,
  HEADER_MARGIN,
  headerHtml,
  headerStyleOf,
  type HeaderStyle,
} from '@/contract/widgets/settings/headerStyle'
import { storiesFormOf, storiesSettingsOf } from '@/contract/widgets/settings/storiesForm'
import type { WidgetSettings } from '@/contract/widgets/settings/widgetSettings'
import type { WidgetForm } from '../widgetForm'

/** Words in one style, or HTML of the shop (product-rules/widgets.md#gallery-header). */
export const HEADER_MODES = ['default', 'custom'] as const
export type HeaderMode = (typeof HEADER_MODES)[number]

/** A header that is being edited. It keeps both the text and the HTML; `mode` determines which one is used. */
export interface HeaderForm {
  mode: HeaderMode
  style: HeaderStyle
  html: string
}

/** The header's HTML in a widget's settings; empty for widgets without a header. */
export function headerOf(form: WidgetForm): string {
  if (form.widgetType === 'story') return storiesFormOf(form.gallerySettings).headerHtml
  return 'html_title_block' in form.gallerySettings ? form.gallerySettings.html_title_block : ''
}

/** The settings that change when a widget gets this header. */
export function withHeader(form: WidgetForm, html: string): Partial<WidgetSettings> {
  if (form.widgetType !== 'story') return { html_title_block: html }
  const { widget } = storiesSettingsOf({ ...storiesFormOf(form.gallerySettings), headerHtml: html })
  return { widget: { ...form.gallerySettings.widget, html: widget.html } }
}

/** The form of a stored header; HTML that the editor did not write is custom HTML. */
export function headerFormOf(form: WidgetForm): HeaderForm {
  const html = headerOf(form)
  const margin = form.widgetType === 'story' ? HEADER_MARGIN.stories : HEADER_MARGIN.gallery
  const style = headerStyleOf(html)
  return {
    mode: style || html === '' ? 'default' : 'custom',
    style: style ?? defaultHeaderStyle(margin),
    html: style ? '' : html,
  }
}

/** A header with changes. When custom HTML is chosen for the first time, it starts as the HTML of the text. */
export function changedHeader(header: HeaderForm, changes: Partial<HeaderForm>): HeaderForm {
  const changed = { ...header, ...changes }
  const isFirst = changes.mode === 'custom' && header.html === ''
  return isFirst ? { ...changed, html: headerHtml(header.style) } : changed
}

export function htmlOfHeader({ mode, style, html }: HeaderForm): string {
  return mode === 'default' ? headerHtml(style) : html.trim()
}

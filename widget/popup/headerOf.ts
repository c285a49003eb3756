import { createHeader } from '../core/createHeader'
import { element } from '../core/element'
import type { PopupHeader } from './popupChunk'

/** The header above a post; null: nothing, undefined: its author and date. */
export function headerOf(
  { kind, nodes }: PopupHeader,
  count: string,
): HTMLElement | null | undefined {
  if (kind === 'default') return undefined
  if (kind === 'custom') return createHeader(nodes)
  return kind === 'postsCount' ? element('p', { class: 'posts-count' }, count) : null
}

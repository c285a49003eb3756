import { createChunkSource } from '../core/chunk'
import { within } from '@testing-library/dom'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { drawElements } from '../elements/drawElements'
import type { LoadElements } from '../popup/loadElements'
import { openPopup } from '../popup/openPopup'
import type { PopupOptions } from '../popup/popupChunk'
import { ORIGIN } from './payload'

/** A page with nothing but the shadow root of a widget. */
export function emptyRoot(): ShadowRoot {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  // Popups of earlier tests are open and would close, because the history moves later.
  jest.spyOn(history, 'back').mockImplementation()
  return host.attachShadow({ mode: 'open' })
}

const loadAtOnce: LoadElements = () => Promise.resolve({ css: '', drawElements })

/** Opens posts as a shop does; returns the contents of the dialog. */
export function openTestPopup(
  root: ShadowRoot,
  posts: readonly WidgetPost[],
  changes: Partial<PopupOptions> = {},
  loadElements = loadAtOnce,
) {
  const options: PopupOptions = {
    root,
    source: createChunkSource(ORIGIN, ''),
    locale: 'ru',
    posts,
    postId: posts[0]?.id ?? 0,
    report: () => undefined,
    followLinks: true,
    answersUrl: `${ORIGIN}/answers`,
    onClose: () => undefined,
    ...changes,
  }
  openPopup(options, loadElements)
  const dialog = root.querySelector('dialog')
  if (!dialog) throw new Error('No popup was opened')
  return within(dialog)
}

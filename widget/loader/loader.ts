import { EMBED_ATTRIBUTE } from '@/contract/embed'
import { define } from './chunks'
import { mountWidget } from './mount'

declare const VITRINA_VERSION: string

/** The one global of the embed. */
export interface VitrinaGlobal {
  version: string
  mount: (element: HTMLElement) => void
  unmount: (element: HTMLElement) => void
  define: typeof define
}

declare global {
  interface Window {
    Vitrina?: VitrinaGlobal
  }
}

/** Finds the widgets of the page, now and as they appear. A second copy of the script does nothing. */
export function startLoader(): void {
  if (window.Vitrina) return
  const { currentScript } = document
  if (!(currentScript instanceof HTMLScriptElement)) return
  const { origin } = new URL(currentScript.src)
  const mounted = new Map<HTMLElement, () => void>()

  function mount(element: HTMLElement) {
    if (mounted.has(element)) return
    mounted.set(element, mountWidget(element, origin))
  }
  function unmount(element: HTMLElement) {
    mounted.get(element)?.()
    mounted.delete(element)
  }
  function scan() {
    for (const element of mounted.keys()) if (!element.isConnected) unmount(element)
    for (const element of document.querySelectorAll<HTMLElement>(`[${EMBED_ATTRIBUTE}]`)) {
      mount(element)
    }
  }

  window.Vitrina = { version: VITRINA_VERSION, mount, unmount, define }
  scan()
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true })
}

import type { DraftRecords } from './draftRecords'

/** Operations of effects on the page itself; tests pass their own. */
export interface BrowserPort {
  /** Leaves the cabinet for another page. */
  assign: (url: string) => void
  /** Opens an address in a tab of its own. */
  openTab: (url: string) => void
  /** Loads the page again, at `address` when one is given. */
  reload: (address: string | null) => void
  /** Downloads a file of text, or of bytes as base64; JSON unless `contentType` is given. */
  saveFile: (name: string, content: string, contentType?: string, isBase64?: boolean) => void
  /** The code that stores drafts; loaded on the first call. */
  loadDraftRecords: () => Promise<DraftRecords>
}

export const browserPort: BrowserPort = {
  assign: (url) => {
    location.assign(url)
  },
  openTab: (url) => {
    window.open(url, '_blank', 'noopener')
  },
  reload: (address) => {
    if (address !== null) location.hash = address
    location.reload()
  },
  saveFile: (name, content, contentType = 'application/json', isBase64 = false) => {
    const link = document.createElement('a')
    const data = isBase64
      ? Uint8Array.from(atob(content), (byte) => byte.codePointAt(0) ?? 0)
      : content
    link.href = URL.createObjectURL(new Blob([data], { type: contentType }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  },
  loadDraftRecords: async () => {
    const { draftRecords } = await import(/* webpackChunkName: "drafts" */ './draftRecords')
    return draftRecords
  },
}

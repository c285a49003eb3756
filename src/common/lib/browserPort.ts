import type { DraftRecords } from './draftRecords'

/** What effects may do to the page itself; tests hand in their own. */
export interface BrowserPort {
  /** Leaves the cabinet for another page. */
  assign: (url: string) => void
  /** Loads the page anew, at another address of the cabinet when told. */
  reload: (address: string | null) => void
  /** Hands a text file to the person; JSON unless its type is told. */
  saveFile: (name: string, content: string, contentType?: string) => void
  /** They come with the first who asks. */
  loadDraftRecords: () => Promise<DraftRecords>
}

export const browserPort: BrowserPort = {
  assign: (url) => {
    location.assign(url)
  },
  reload: (address) => {
    if (address !== null) location.hash = address
    location.reload()
  },
  saveFile: (name, content, contentType = 'application/json') => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([content], { type: contentType }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  },
  loadDraftRecords: async () => {
    const { draftRecords } = await import(/* webpackChunkName: "drafts" */ './draftRecords')
    return draftRecords
  },
}

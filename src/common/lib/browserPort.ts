/** What effects may do to the page itself; tests hand in their own. */
export interface BrowserPort {
  /** Leaves the cabinet for another page. */
  assign: (url: string) => void
  reload: () => void
}

export const browserPort: BrowserPort = {
  assign: (url) => {
    location.assign(url)
  },
  reload: () => {
    location.reload()
  },
}

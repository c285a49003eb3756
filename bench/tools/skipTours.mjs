/** Opens pages of a browser context, or a page, as for a person who has seen every tour. */
export const skipTours = (pages) =>
  pages.addInitScript(() => {
    const routes = ['home', 'galleries', 'integrations', 'post', 'builder', 'builderstories']
    const seen = JSON.stringify(Object.fromEntries(routes.map((route) => [route, true])))
    try {
      localStorage.setItem('seenWelcoms', seen)
    } catch {
      // The frame of a preview has no storage.
    }
  })

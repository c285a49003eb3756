import type { BrowserContext, Page } from '@playwright/test'

const EMOJI = /[\u{1f300}-\u{1faff}]/gu

/**
 * What a record without texts does not keep: the shapes of letters, pictures, and the page of a widget's preview. All
 * letters get one width, so that lines break where they did. Focus and smoothed edges are left out too, because a replay
 * has no focus, and the same edge in a frame is smoothed with other shades.
 */
const STYLE = `
  *, *::before, *::after, ::placeholder {
    font-family: monospace !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
    border-radius: 0 !important;
    box-shadow: none !important;
    outline: none !important;
    transition: none !important;
    animation: none !important;
  }
  svg, svg * { shape-rendering: crispEdges !important }
  svg text { fill: transparent !important }
  img, video, canvas, iframe[sandbox], [role=img][style*='scale('], [role=img][style*='scale('] * {
    visibility: hidden !important;
  }
`

/** Draws every page of the context, and every frame in it, without what a record does not keep. */
export async function maskPages(context: BrowserContext): Promise<void> {
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, STYLE)
}

/** Makes all emoji of the back office's responses the same one: the fonts of a test machine have some of them only. */
export async function maskEmoji(page: Page): Promise<void> {
  await page.route('/my/admin/**', async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const body = (await response.text()).replace(EMOJI, '🙂')
    return route.fulfill({ response, body })
  })
}

/** The boxes of all elements and of all lines of text in the window, each once. */
export function boxesOf(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const boxes = new Set<string>()
    const preview = "iframe[sandbox], [role=img][style*='scale(']"
    function keep(name: string, { x, y, width, height, right, bottom }: DOMRect) {
      if (width < 2 || height < 2 || right <= 0 || bottom <= 0) return
      if (x >= innerWidth || y >= innerHeight) return
      boxes.add([name, ...[x, y, width, height].map((px) => Math.round(px))].join(' '))
    }
    function walk(node: Node) {
      if (node instanceof Text) {
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) keep('line', line)
        return
      }
      if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return
      // A field that grows with its text is measured in a hidden copy, which stays in the page.
      if (node.matches('body > textarea[aria-hidden]')) return
      const isPreview = node.matches(preview)
      keep(isPreview ? 'preview' : node.tagName.toLowerCase(), node.getBoundingClientRect())
      if (!isPreview && node.tagName !== 'svg') node.childNodes.forEach(walk)
    }
    body.childNodes.forEach(walk)
    return [...boxes].sort()
  })
}

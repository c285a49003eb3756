import { expect, type CDPSession } from '@playwright/test'
import { FRAMES } from '../../src/contract/entities/posts/media'
import { safeZones } from '../../src/contract/elements/geometry'
import { FRAME_SIZE } from '../../src/contract/constants'
import { test } from '../session'
import { makeVideo } from '../mediaFiles'

/** The two rows of Chromium's own controls, by Chromium's names. */
const CONTROLS = ['-internal-media-controls-button-panel', '-webkit-media-controls-timeline']

/** The ready state in which a video's metadata are loaded; before that the controls have no layout. */
const HAVE_ENOUGH_DATA = 4

interface DomNode {
  nodeId: number
  attributes?: string[]
  children?: DomNode[]
  shadowRoots?: DomNode[]
}

const everyNode = (node: DomNode): DomNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(everyNode),
]

/** Tops and bottoms of the controls, px of the page. */
async function controlsOf(browser: CDPSession) {
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const nodes = everyNode(root).filter(({ attributes = [] }) =>
    attributes.some((attribute) => CONTROLS.includes(attribute)),
  )
  const boxes = nodes.map(({ nodeId }) => browser.send('DOM.getBoxModel', { nodeId }))
  return (await Promise.all(boxes)).map(({ model }) => {
    const [, top = 0, , , , bottom = 0] = model.border
    return { top, bottom }
  })
}

for (const frame of FRAMES) {
  test(`covers the controls of a ${frame} video at any width with the zone that the editor draws`, async ({
    page,
  }) => {
    const bytes = (await makeVideo(page)).toString('base64')
    const [zone] = safeZones(frame, true)
    for (const width of [320, 390, 560]) {
      const height = Math.round((width * FRAME_SIZE[frame].height) / FRAME_SIZE[frame].width)
      await page.setContent(
        `<video controls muted src="data:video/mp4;base64,${bytes}"
           style="position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px">`,
      )
      const video = page.locator('video')
      await expect(video).toHaveJSProperty('readyState', HAVE_ENOUGH_DATA)
      const controls = await controlsOf(await page.context().newCDPSession(page))
      expect(controls).toHaveLength(CONTROLS.length)
      for (const { top, bottom } of controls) {
        const where = `${width} px`
        expect((top / height) * 100, where).toBeGreaterThanOrEqual(zone?.y ?? 100)
        expect(bottom, where).toBeLessThanOrEqual(height)
      }
    }
  })
}

import { DRAGGED, SIDE } from '../../drag/stack.mjs'
import { PEER } from './install.mjs'

/** Opens the peer with the stack, in the same size and position on the screen as in our editor. */
export async function openPeer(browser, origin, { box, picture }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    (scene) => {
      window.benchScene = scene
    },
    { box, picture },
  )
  await page.goto(origin)
  await page.waitForFunction('window.benchPeer?.getSceneElements().length > 0')
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => true)')
  return {
    name: PEER,
    page,
    box,
    elements: await page.evaluate('window.benchPeer.getSceneElements().length'),
    placeOfDragged: () => placeInScene(page),
  }
}

/** The position of the dragged element, in percent of the frame. */
async function placeInScene(page) {
  const [x, y] = await page.evaluate((id) => {
    const dragged = window.benchPeer.getSceneElements().find((element) => element.id === id)
    return [dragged.x, dragged.y]
  }, `element-${DRAGGED.place}`)
  return { x: (x * 100) / SIDE, y: (y * 100) / SIDE }
}

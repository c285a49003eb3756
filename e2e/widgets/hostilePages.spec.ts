import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { IS_DEEP } from '../../test/depth'
import { PAGES, type HostilePage } from '../hostile/pages'
import { FRAME, openHostileSite, type HostileSite } from '../hostile/site'

const SCREENS = [
  { screen: 390, widget: 360 },
  { screen: 1440, widget: 1200 },
]
const HEIGHT = 900
/** The tolerated difference of a colour channel, because a tile may be shifted by a part of a pixel. */
const TOLERANCE = 4
/**
 * The tolerated number of different channels in a mirrored picture: the smoothing of round corners
 * is not symmetric.
 */
const ROUND_CORNERS = 100

/** The class of the parent, for a theme that puts a widget into an element with a class. */
const THEMES: Readonly<Record<string, string>> = {
  shopifyDawn: 'shopify-section',
  storefront: 'gallery',
  twentyTwentyFour: 'gallery',
  openCart: 'row',
  prestaShop: 'wrapper',
  bitrix: 'bx-content',
  tilda: 't123__centeredContainer',
  inSales: 'layout',
  bootstrapReboot: 'd-flex',
  tailwindPreflight: 'prose',
  magentoLuma: 'columns',
  squarespace: 'fluid-engine',
}
const themes = Object.entries(THEMES).map(([name, parent]): HostilePage => ({
  rule: `the theme ${name}`,
  css: readFileSync(path.join(__dirname, `../hostile/themes/${name}.css`), 'utf8'),
  around: [`<div class="${parent}">`, '</div>'],
}))

let site: HostileSite
/** All tests share one page, because each address is a document of its own. */
let page: Page
const friendly = new Map<number, Buffer>()
test.beforeAll(async ({ browser }) => {
  site = await openHostileSite()
  page = await browser.newPage()
})
test.afterAll(async () => {
  await page.close()
  site.close()
})

/** The pictures of all tiles of the widget, wherever its shadow root is. */
const shownPictures = () => {
  const roots: ParentNode[] = [document]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
  const pictures = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLImageElement>('.tile img'),
  ])
  return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length
}

/** Opens a page and takes a screenshot of the widget. */
async function pictureOf(shown: HostilePage, { screen, widget }: (typeof SCREENS)[0]) {
  await page.setViewportSize({ width: screen, height: HEIGHT })
  await page.goto(site.show(shown, widget))
  await expect.poll(() => page.evaluate(shownPictures), shown.rule).toBe(6)
  expect(await page.evaluate('window.drawn'), 'counted once').toBe(1)
  const clip = { x: FRAME.left, y: FRAME.top, width: widget, height: HEIGHT - FRAME.top }
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** Traces that the embed could leave on the page outside its own element. */
const traces = () => ({
  sheets: document.adoptedStyleSheets.length,
  heads: [...document.head.querySelectorAll('style, link, script[src*="/embed/"]')].length,
  root: document.documentElement.getAttribute('style'),
  body: document.body.getAttribute('style'),
  children: document.body.children.length,
})
const NO_TRACES = { sheets: 0, heads: 3, root: null, body: null, children: 1 }

const mirrored = (raw: Buffer, { widget }: (typeof SCREENS)[0]) =>
  sharp(raw, { raw: { width: widget, height: HEIGHT - FRAME.top, channels: 3 } })
    .flop()
    .raw()
    .toBuffer()

/** The number of different colour channels of pixels. */
const differences = (one: Buffer, other: Buffer) =>
  one.reduce(
    (sum, value, index) => sum + Number(Math.abs(value - (other[index] ?? 0)) > TOLERANCE),
    0,
  )

for (const [index, shown] of [...PAGES, ...themes].entries()) {
  test(`${shown.rule}: draws the widget as on an ordinary page, and changes nothing outside`, async () => {
    // The ordinary check uses only one width for each page, and alternates between the widths.
    const sizes = SCREENS.filter((_size, place) => IS_DEEP || place === index % SCREENS.length)
    for (const size of sizes) {
      if (!friendly.has(size.screen)) {
        friendly.set(size.screen, await pictureOf({ rule: 'friendly' }, size))
      }
      const whole = friendly.get(size.screen) ?? Buffer.alloc(0)
      const expected = shown.isMirrored ? await mirrored(whole, size) : whole
      const actual = await pictureOf(shown, size)
      if (!shown.isAsWideAsScreen)
        expect(differences(actual, expected), `at ${size.screen} px`).toBeLessThanOrEqual(
          shown.isMirrored ? ROUND_CORNERS : 0,
        )
      expect(await page.evaluate(traces)).toEqual(NO_TRACES)
    }
  })
}

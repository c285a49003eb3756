import { expect, test, type Page } from '@playwright/test'
import { ELEMENT } from '../hostile/pages'
import { openHostileSite, type HostileSite } from '../hostile/site'

let site: HostileSite
test.beforeAll(async () => {
  site = await openHostileSite()
})
test.afterAll(() => site.close())

const SHOP = '<button id="buy">Купить</button>'
const pageOf = (head: string, element = ELEMENT) =>
  site.showBody(
    `${head}<div id="part">${element}</div>${SHOP}<p style="height: 3000px">Ниже</p>
    <script async src="${site.widget}/embed.js"></script>`,
  )

async function openPost(page: Page) {
  await page.locator('.tile').first().click()
  await expect(page.getByRole('dialog', { name: 'Анна' })).toBeVisible()
}
const isClosed = (page: Page) => expect(page.locator('dialog.popup')).toHaveCount(0)

/** Checks that the shop's page can be used: it is not locked, and a button can be pressed. */
async function expectUsable(page: Page) {
  await isClosed(page)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
  await page.locator('#buy').click()
}

for (const zoom of [0.8, 1.5]) {
  test(`Fills the screen on a page with zoom ${String(zoom)}`, async ({ page }) => {
    await page.goto(pageOf(`<style>body { zoom: ${String(zoom)} }</style>`))
    await openPost(page)
    expect(await page.locator('dialog.popup').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 1440,
      height: 900,
    })
    await expect(page.locator('.popup-close')).toBeInViewport({ ratio: 1 })
  })
}

test('Closes with the part of the page that contains the widget, and leaves the page usable', async ({
  page,
}) => {
  await page.goto(pageOf(''))
  await openPost(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#part')?.style.setProperty('display', 'none')
  })
  await expectUsable(page)
})

test('Does not keep the page locked when the shop locks or unlocks it meanwhile', async ({
  page,
}) => {
  await page.goto(pageOf(''))
  const setLock = (overflow: string) =>
    page.evaluate((value) => {
      const { style } = document.documentElement
      const before = style.overflow
      style.overflow = value
      return before
    }, overflow)
  await setLock('hidden')
  await openPost(page)
  await setLock('')
  await page.keyboard.press('Escape')
  await expectUsable(page)

  await openPost(page)
  const before = await setLock('hidden')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await setLock(before)
  await expectUsable(page)
})

test('Closes on Back after a visit that was left with an open post', async ({ page }) => {
  const address = pageOf('')
  await page.goto(address)
  await openPost(page)
  await page.reload()
  await openPost(page)
  await page.goBack()
  await isClosed(page)
  expect(page.url()).toBe(address)
})

test('Keeps the page to which a shop that copies the state of the history has gone', async ({
  page,
}) => {
  await page.goto(pageOf(''))
  await openPost(page)
  const went = await page.evaluate(async () => {
    history.pushState({ ...(history.state as object) }, '', '/next')
    document.querySelector('#part')?.replaceChildren()
    // By then a step back has been made.
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    return location.pathname
  })
  await isClosed(page)
  expect(went).toBe('/next')
})

test('Opens a post where a library has replaced remove()', async ({ page }) => {
  const library = `<script>Element.prototype.remove = function () {
    this.parentNode.removeChild(this); return this }</script>`
  await page.goto(pageOf(library))
  await openPost(page)
})

import { readFileSync } from 'node:fs'
import { exportRecord, openLibrary } from '../tools/demoSession.mjs'
import { skipTours } from '../tools/skipTours.mjs'

/** Posts that are edited. */
const POSTS = 6
const DRAGS = 11
const DRAG_STEPS = 40
const SEARCHED = 'lamp'
const WORDS = 'Новинка недели: ваза ручной работы'
const TEXTS = JSON.parse(readFileSync('translations/ru.json', 'utf8'))

/**
 * The record of a long visit: posts are furnished, dragged about, undone and done again in the editor; between them the
 * library is searched, and albums, widgets and figures are looked at.
 */
export async function recordLongVisit(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  await skipTours(page)
  await openLibrary(page, origin)
  for (let post = 0; post < POSTS; post += 1) {
    await editPost(page, post)
    await lookAround(page)
  }
  const text = await exportRecord(page)
  await page.close()
  return text
}

async function editPost(page, number) {
  const button = (id) => page.getByRole('button', { name: TEXTS[id], exact: true })
  const openTab = (id) => page.getByRole('tab', { name: TEXTS[`tabs.label_${id}`], exact: true })
  await page.locator('[data-post] a[data-card]').nth(number).click()
  const canvas = page.locator('[role=application] canvas').last()
  await canvas.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await openTab('text').click()
  await button('elements.action_add-text').click()
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')
  await openTab('action').click()
  await button('elements.action_add-button').click()
  await openTab('interaction').click()
  const poll = button('elements.action_add-poll')
  if (await poll.isEnabled()) await poll.click()

  // Drags whatever is in the middle to and fro.
  const { x, y, width, height } = await canvas.boundingBox()
  const at = (part) => [x + width * part, y + height * part]
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const [from, to] = drag % 2 === 0 ? [0.5, 0.6] : [0.6, 0.5]
    await page.mouse.move(...at(from))
    await page.mouse.down()
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      await page.mouse.move(...at(from + ((to - from) * step) / DRAG_STEPS))
      await nextFrame(page)
    }
    await page.mouse.up()
  }
  for (const id of ['editor.action_undo', 'editor.action_redo']) {
    for (let step = 0; step < DRAGS && (await button(id).isEnabled()); step += 1)
      await button(id).click()
  }
  await page.getByRole('link', { name: TEXTS['editor.action_back'] }).click()
  await button('common.action_leave').click()
  await page.locator('[data-post]').first().waitFor()
}

async function lookAround(page) {
  const main = page.getByRole('main')
  const goTo = async (address, arrived) => {
    await page.locator(`nav a[href="#${address}"]`).click()
    await arrived.first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await goTo('/albums', main.getByRole('listitem'))
  await main.getByRole('listitem').getByRole('link').first().click()
  await page.waitForLoadState('networkidle')
  await goTo('/galleries', main.getByRole('listitem'))
  await goTo('/analytic', main.getByRole('heading'))
  await goTo('/', page.locator('[data-post]'))
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().click()
  await page.keyboard.type(SEARCHED, { delay: 50 })
  await page.waitForLoadState('networkidle')
  for (const _letter of SEARCHED) await page.keyboard.press('Backspace')
  await page.waitForLoadState('networkidle')
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 600)
    await nextFrame(page)
  }
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, -20_000)
}

const nextFrame = (page) =>
  page.evaluate('new Promise((shown) => requestAnimationFrame(() => shown()))')

import { expect, type Locator, type Page } from '@playwright/test'
import { openFurnished } from './furnishedPost'
import { enterCabinet, test } from '../session'
import { makePointer, ROTATION_HANDLE, stageOf } from './stagePointer'
import { texts } from '../texts'
import { walks } from '../walks'

const t = texts('ru')
const PHONE = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
})

const frameOf = (page: Page): Locator => stageOf(page).locator('[data-frame]').first()
async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${String(what)} is not there`)
  return box
}
const widthOf = async (page: Page) => (await boxOf(frameOf(page))).width
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, text: string) => buttonOf(page, `${t('elements.kind_text')}: ${text}`)
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)
const near = (value: number): unknown => expect.closeTo(value, 0)

test('zooms the frame under the pointer and pans it, and drags and undoes correctly in the zoomed frame', async ({
  page,
}) => {
  const { save, boxes } = await openFurnished(page)
  const whole = await boxOf(frameOf(page))
  const pointer = await makePointer(page)
  await pointer.point([30, 9])
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(() => widthOf(page)).toBeGreaterThan(whole.width * 1.8)
  const zoomed = await boxOf(frameOf(page))
  expect(zoomed.x + zoomed.width * 0.3).toBeCloseTo(whole.x + whole.width * 0.3, -1)

  await stageOf(page).focus()
  await page.keyboard.down('Space')
  await page.mouse.down()
  await page.mouse.move(whole.x + 300, whole.y + 200)
  await page.mouse.up()
  await page.keyboard.up('Space')
  const panned = await boxOf(frameOf(page))
  expect(Math.hypot(panned.x - zoomed.x, panned.y - zoomed.y)).toBeGreaterThan(50)
  const middle = { x: panned.x + panned.width * 0.3, y: panned.y + panned.height * 0.1 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(middle.x + 40, middle.y + 30)
  await page.mouse.up({ button: 'middle' })
  expect((await boxOf(frameOf(page))).x).toBeCloseTo(panned.x + 40, 0)

  const near_ = await makePointer(page)
  await near_.click([30, 8])
  await near_.moveTo(boxes.text, { x: 15, y: 12 })
  expect((await save())?.textStickers[0]).toMatchObject({ x: near(15), y: near(12) })
  await page.keyboard.press('Control+KeyZ')
  expect((await save())?.textStickers[0]).toMatchObject({ x: near(5), y: near(5) })

  await buttonOf(page, t('stage.action_show-all')).click()
  await expect.poll(() => widthOf(page)).toBe(whole.width)
  await buttonOf(page, t('stage.action_zoom-in')).click()
  await expect.poll(() => widthOf(page)).toBe(736)
  await page.keyboard.press('0')
  await expect.poll(() => widthOf(page)).toBe(whole.width)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(page)).toBeGreaterThan(whole.width * 1.1)
})

/** With a mouse and keys, in a wide window and in one as narrow as a phone. */
for (const { width, height } of walks('wide')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('marks a product by a press on the photo, and keeps handles beyond the frame in reach, also the rotation handle', async ({
      page,
    }) => {
      const { save, boxes } = await openFurnished(page)
      const { click, moveTo, turn } = await makePointer(page)
      await page.getByRole('tab', { name: t('tabs.label_links') }).click()
      const search = page.getByRole('combobox', { name: t('products.label_search') })
      await expect(search).toBeVisible()
      await click([40, 33])
      await expect(search).toBeFocused()
      await page.getByRole('option').first().click()
      expect((await save())?.linkList.at(-1)?.marker).toMatchObject({ x: 40, y: 33 })

      await click([30, 8])
      await moveTo(boxes.text, { x: 30, y: 0 })
      await turn({ ...boxes.text, x: 30, y: 0 })
      expect((await save())?.textStickers[0]).toMatchObject({ x: near(30), rotate: 90 })
    })

    test('applies keys to the frame also after clicks on tabs, switches and buttons', async ({
      page,
    }) => {
      const { save } = await openFurnished(page)
      const { click } = await makePointer(page)
      await click([30, 8])
      await page.getByRole('tab', { name: t('tabs.label_post') }).click()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('switch', { name: t('editor.label_show-text') }).click()
      await page.keyboard.press('Shift+ArrowDown')
      expect((await save())?.textStickers[0]).toMatchObject({
        x: near(5),
        y: near(5 + 1000 / 736),
      })
      // Waits for the end of the save, during which the pressed button is disabled.
      await expect(buttonOf(page, t('common.action_save'))).toBeEnabled()
      await expect.poll(() => hasFocus(page)).toBe(true)
      await page.keyboard.press('Delete')
      await expect(rowOf(page, 'Новинка')).toHaveCount(0)
      await page.keyboard.press('Control+KeyZ')
      await expect(rowOf(page, 'Новинка')).toHaveCount(1)
    })

    test('never moves the focus to the page body after menus, removals and disabled buttons', async ({
      page,
    }) => {
      await openFurnished(page)
      const { click, rightClick } = await makePointer(page)
      await rightClick([30, 8])
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(stageOf(page)).toBeFocused()

      await rightClick([30, 8])
      await page.getByRole('menuitem', { name: t('elements.action_remove') }).click()
      await expect(rowOf(page, 'Новинка')).toHaveCount(0)
      await expect.poll(() => hasFocus(page)).toBe(true)
      await page.keyboard.press('Control+KeyZ')
      await expect(rowOf(page, 'Новинка')).toHaveCount(1)

      await click([30, 8])
      await page
        .getByRole('toolbar', { name: t('elements.label_tools') })
        .getByRole('button', { name: t('elements.action_remove') })
        .click()
      await expect.poll(() => hasFocus(page)).toBe(true)
      const undo = buttonOf(page, t('editor.action_undo'))
      while (await undo.isEnabled()) await undo.click()
      await expect.poll(() => hasFocus(page)).toBe(true)
      await page.keyboard.press('Control+Shift+KeyZ')
      await expect(undo).toBeEnabled()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('marks a product by a tap, keeps the frame visible while a text is styled, moves the sheet, and shows the whole preview', async ({
    page,
  }) => {
    const { save } = await openFurnished(page)
    await page.getByRole('tab', { name: t('tabs.label_links') }).click()
    const search = page.getByRole('combobox', { name: t('products.label_search') })
    await expect(search).toBeVisible()
    const frame = await boxOf(frameOf(page))
    expect(frame.width).toBeGreaterThan(PHONE.width * 0.65)
    await page.touchscreen.tap(frame.x + frame.width * 0.4, frame.y + frame.height * 0.33)
    await expect(search).toBeFocused()
    await page.getByRole('option').first().tap()
    expect((await save())?.linkList.at(-1)?.marker).toMatchObject({ x: near(40), y: near(33) })

    const box = await boxOf(frameOf(page))
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.09)
    const tab = page.getByRole('tab', { name: t('tabs.label_text') })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeInViewport({ ratio: 1 })
    const field = page.getByRole('tabpanel').getByRole('textbox').first()
    await field.scrollIntoViewIfNeeded()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(frameOf(page)).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: 'test-results/screens/work-area-phone-high.png' })

    const handle = buttonOf(page, t('stage.label_panel'))
    await handle.click()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(box.width)
    await expect(tab).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: 'test-results/screens/work-area-phone-low.png' })
    await handle.focus()
    await page.keyboard.press('Enter')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')

    const { x, y, width, height } = await boxOf(handle)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + 200, { steps: 4 })
    await page.mouse.up()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')

    await page.getByRole('tab', { name: t('tabs.label_products') }).click()
    await expect(page.getByTitle(t('preview.label_frame'))).toBeInViewport({ ratio: 0.95 })
    await expect(stageOf(page)).toBeHidden()
  })

  /** Fingers on the frame, with positions in percent of the frame's initial size. */
  async function makeFingers(page: Page) {
    const { x, y, width, height } = await boxOf(frameOf(page))
    const session = await page.context().newCDPSession(page)
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(([left, top], id) => ({
          id,
          x: x + (width * left) / 100,
          y: y + (height * top) / 100,
        })),
      })
  }

  test('zooms and pans the frame with two fingers without moving elements, and drags and rotates an element with one finger', async ({
    page,
  }) => {
    const { save, boxes } = await openFurnished(page)
    const frame = await boxOf(frameOf(page))
    const { width } = frame
    const touch = await makeFingers(page)
    await touch('touchStart', [30, 9])
    await touch('touchStart', [30, 9], [50, 9])
    await touch('touchMove', [30, 9], [70, 9])
    await touch('touchMove', [30, 9], [90, 9])
    await touch('touchEnd')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(width * 2)
    const zoomed = await boxOf(frameOf(page))
    await touch('touchStart', [40, 60])
    await touch('touchStart', [40, 60], [60, 60])
    await touch('touchMove', [35, 55], [55, 55])
    await touch('touchMove', [30, 50], [50, 50])
    await touch('touchEnd')
    const panned = await boxOf(frameOf(page))
    expect(panned.width).toBeCloseTo(zoomed.width, 0)
    // Both positions are rounded to whole px.
    expect(Math.abs(panned.x - zoomed.x + width / 10)).toBeLessThanOrEqual(1)
    expect(Math.abs(panned.y - zoomed.y + width / 10)).toBeLessThanOrEqual(1)
    expect((await save())?.textStickers[0]).toMatchObject({ x: 5, y: 5 })

    await buttonOf(page, t('stage.action_show-all')).click()
    await expect.poll(() => widthOf(page)).toBe(width)
    await page.touchscreen.tap(frame.x + frame.width * 0.3, frame.y + frame.height * 0.08)
    await touch('touchStart', [30, 8])
    await touch('touchMove', [34, 6])
    await touch('touchMove', [40, boxes.text.height / 2])
    await touch('touchEnd')
    expect((await save())?.textStickers[0]).toMatchObject({ y: near(0) })

    const [middle, handle] = [40, (-ROTATION_HANDLE * 100) / frame.height]
    await touch('touchStart', [middle, handle])
    await touch('touchMove', [middle + 10, handle])
    await touch('touchMove', [middle + 20, boxes.text.height / 2])
    await touch('touchEnd')
    expect((await save())?.textStickers[0]?.rotate).toBeCloseTo(90, -1)
  })
})

import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { drawVase } from '../../demo/drawing/drawVase'
import { stlParts } from '../../src/contract/widgets/stl/stlParts'
import { inDepth } from '../../test/depth'
import { inspect } from '../inspect'
import { openShopPage } from '../sites/localSite'
import { CABINET, enterCabinet, makePhoto, test } from '../session'
import { texts } from '../texts'
import { installedCode, openNewWidget, saveForEveryone } from './widgetEditor'
import { walks } from '../walks'

const COLOR = '#a4502c'

function vaseFile() {
  const parts = [...stlParts(drawVase({ sectors: 112, rings: 40 }))]
  return { name: 'vase.stl', mimeType: 'model/stl', buffer: Buffer.concat(parts) }
}

/** The greatest difference between red and blue of a pixel on the visible canvas of the model. */
async function redness(canvas: Locator): Promise<number> {
  const { data, info } = await sharp(await canvas.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let most = 0
  for (let at = 0; at < data.length; at += info.channels) {
    most = Math.max(most, (data[at] ?? 0) - (data[at + 2] ?? 0))
  }
  return most
}

/** Rotates a model by keyboard and back, and compares its screenshots. */
async function turn(page: Page, model: Locator): Promise<void> {
  await model.focus()
  // A model stops rotating automatically once it is used, so its screenshots are stable.
  await page.keyboard.press('Home')
  const canvas = model.locator('canvas')
  await expect
    .poll(async () => (await canvas.screenshot()).equals(await canvas.screenshot()))
    .toBe(true)
  const front = await canvas.screenshot()
  const isFront = async () => (await canvas.screenshot()).equals(front)
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowUp')
  await expect.poll(isFront).toBe(false)
  await page.keyboard.press('Home')
  await expect.poll(isFront).toBe(true)
}

/** The part of a text for a mouse; the text differs on touch. */
const wordsForMouse = (text: string) => /other \{([^}]+)\}/.exec(text)?.[1] ?? text

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`uploads and colours a 3D model, and rotates it in the shop (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    const name = `${t('widgets.label_stl')} ${locale}`

    await openNewWidget(page, t, 'stl', name)
    await expect(page.getByTestId('model-file')).toBeAttached()
    await inspect(page, `model-empty-${width}`)

    await page.getByTestId('model-file').setInputFiles(vaseFile())
    await expect(page.getByText('vase.stl')).toBeVisible()
    await expect(page.getByText(wordsForMouse(t('widgets.text_drop-other')))).toBeVisible()
    const poster = { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() }
    await page.getByTestId('poster-file').setInputFiles(poster)
    await expect(page.getByRole('img', { name: t('widgets.label_poster') })).toBeVisible()
    await page.getByLabel(t('widgets.label_model-color')).fill(COLOR)
    await page.getByLabel(t('widgets.label_alt')).fill(name)
    await inspect(page, `model-editor-${width}`)
    // The panel scrolls, the page beside it stays.
    if (width >= 900) {
      const [whole, seen] = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return [scrollHeight, clientHeight]
      })
      expect(whole).toBe(seen)
    }

    if (width < 900) await page.getByRole('tab', { name: t('widgets.tab_preview') }).click()
    const preview = page.frameLocator('iframe').getByRole('application', { name })
    await expect(preview).toBeVisible()
    await expect.poll(() => redness(preview.locator('canvas'))).toBeGreaterThan(60)
    await inspect(page, `model-preview-${width}`)

    await saveForEveryone(page, t)
    const installed = await installedCode(page, t)
    expect(installed).toContain('data-vitrina-type="stl"')

    // The installation code from before it contained the type. In every check, widget/loader/widgetTypes.test.ts tests
    // this code.
    const older = installed.replace(' data-vitrina-type="stl"', '')
    for (const [index, widget] of inDepth([installed, older], [installed]).entries()) {
      const site = await openShopPage(`<main><h1>Shop</h1>${widget}<p>Below</p></main>`)
      const shop = await context.newPage()
      await shop.setViewportSize({ width, height })
      await shop.goto(site.url)
      const model = shop.getByRole('application', { name })
      await expect(model).toBeVisible()
      await expect.poll(() => redness(model.locator('canvas'))).toBeGreaterThan(60)
      await turn(shop, model)
      await inspect(shop, `model-shop-${width}-${index}`)

      const plain = await context.newPage()
      await plain.setViewportSize({ width, height })
      await plain.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
        // Its own canvases would still have contexts.
        Reflect.deleteProperty(window, 'Worker')
      })
      await plain.goto(site.url)
      await expect(plain.getByRole('img', { name })).toBeVisible()
      await expect(plain.getByRole('application')).toHaveCount(0)
      await inspect(plain, `model-without-webgl-${width}-${index}`)
      site.close()
    }
  })
}

test('shows the 3D vase of the demo shop, which can be rotated', async ({ page, context }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto('/my/admin/demo/#/galleries/stl/demo-vase')
  const t = texts('ru')
  await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
  const lookbook = page.getByRole('link', { name: t('widgets.action_demo-shop') })
  const { origin } = new URL((await lookbook.getAttribute('href')) ?? '')
  const shop = await context.newPage()
  await shop.goto(`${origin}/products/VZ-201?lang=ru`)
  const model = shop.getByRole('application', { name: /^Ваза «Кокон»/ })
  await model.scrollIntoViewIfNeeded()
  await expect(model).toBeVisible()
  await turn(shop, model)
  await inspect(shop, 'model-demo-shop')
})

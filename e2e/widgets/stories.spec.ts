import { expect } from '@playwright/test'
import { inspect } from '../inspect'
import { openShopPage } from '../sites/localSite'
import { CABINET, enterCabinet, test } from '../session'
import { texts } from '../texts'
import {
  chooseAlbum,
  installedCode,
  openNewWidget,
  saveForEveryone,
  shownAlbums,
} from './widgetEditor'
import { walks } from '../walks'

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)

  test(`creates stories, shows them in the preview and plays them in the shop (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    const [album] = await shownAlbums(page)
    const name = `${t('widgets.label_story')} ${locale}`

    await openNewWidget(page, t, 'story', name)
    await chooseAlbum(page, t, album)
    await page.getByRole('radio', { name: t('widgets.label_shape-square') }).check()
    await inspect(page, `stories-editor-${width}`)
    if (width < 900) await page.getByRole('tab', { name: t('widgets.tab_preview') }).click()
    const bar = page.frameLocator('iframe').getByRole('list').first()
    await expect(bar.getByRole('button').first()).toBeVisible()
    await inspect(page, `stories-preview-${width}`)
    await saveForEveryone(page, t)
    const installed = await installedCode(page, t)
    expect(installed).toContain('data-vitrina-type="story"')

    const site = await openShopPage(`<h1>Shop</h1>${installed}<p>Below</p>`)
    const shop = await context.newPage()
    await shop.setViewportSize({ width, height })
    const problems: string[] = []
    shop.on('console', (message) => {
      if (message.type() !== 'log') problems.push(message.text())
    })
    await shop.goto(site.url)
    const circles = shop.getByRole('list').getByRole('button')
    await expect(circles.nth(1)).toBeVisible()
    // The list is at its start, so the arrow is disabled, and it covers no circle.
    await expect(shop.locator('.arrow-previous')).toHaveAttribute('aria-disabled', 'true')
    await inspect(shop, `stories-shop-${width}`)
    await circles.first().focus()
    await shop.keyboard.press('Enter')
    const player = shop.getByRole('dialog')
    await expect(player).toBeVisible()
    await shop.keyboard.press('Space')
    await inspect(shop, `stories-player-${width}`)
    await shop.keyboard.press('ArrowRight')
    await shop.keyboard.press('ArrowLeft')
    await shop.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
    await expect(circles.first()).toBeFocused()
    expect(problems).toEqual([])
    site.close()
  })
}

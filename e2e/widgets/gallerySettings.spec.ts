import { expect } from '@playwright/test'
import type { GalleryPayload } from '../../src/contract/widgets/widgetPayload'
import { DRAWN_GALLERY } from '../../widget/testing/drawnGallery'
import { testPayload } from '../../widget/testing/payload'
import { inspect } from '../inspect'
import { openShopPage } from '../sites/localSite'
import { CABINET, enterCabinet, test } from '../session'
import { texts } from '../texts'
import { unseenChanges } from './unseenChanges'
import { chooseAlbum, installedCode, openNewWidget, saveForEveryone } from './widgetEditor'
import { walks } from '../walks'

/**
 * Settings that do not change the look of the gallery itself: its visibility, its id and the header of an open post.
 * Automatic load-more happens below the screen.
 */
const UNSEEN = ['widget_id', 'platforms', 'min_posts', 'popup_header', 'auto_load_more']

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`sets up and saves a slider with a header, and scrolls it in the shop (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    await openNewWidget(page, t, 'gallery', `${t('widgets.label_look-slider')} ${locale}`)
    await chooseAlbum(page, t)
    const look = page.getByRole('group', { name: t('widgets.label_look'), exact: true })
    await look.getByRole('radio', { name: t('widgets.label_look-rows') }).check()
    await inspect(page, `gallery-rows-${width}`)
    if (width < 900) {
      await page.getByRole('tab', { name: t('widgets.tab_preview') }).click()
      await inspect(page, `gallery-rows-preview-${width}`)
      await page.getByRole('tab', { name: t('widgets.tab_display') }).click()
    }
    await look.getByRole('radio', { name: t('widgets.label_look-slider') }).check()
    await page
      .getByRole('textbox', { name: t('widgets.label_header-text') })
      .fill('Наши покупатели в сети')
    await page.getByRole('checkbox', { name: t('widgets.label_bold') }).check()
    await inspect(page, `gallery-header-${width}`)
    await page
      .getByRole('group', { name: t('widgets.label_popup-header') })
      .getByRole('radio', { name: t('widgets.label_popup-posts-count') })
      .check()
    await page.getByRole('textbox', { name: t('widgets.label_anchor') }).fill('lookbook')
    await inspect(page, `gallery-place-${width}`)
    await saveForEveryone(page, t)

    await page.reload()
    await expect(look.getByRole('radio', { name: t('widgets.label_look-slider') })).toBeChecked()
    await expect(page.getByRole('textbox', { name: t('widgets.label_anchor') })).toHaveValue(
      'lookbook',
    )
    const code = await installedCode(page, t)
    const site = await openShopPage(`<h1>Shop</h1>${code}<p>Below</p>`)
    const shop = await context.newPage()
    await shop.setViewportSize({ width, height })
    await shop.goto(site.url)
    const gallery = shop.getByRole('region', { name: 'Наши покупатели в сети' })
    await expect(gallery.getByText('Наши покупатели в сети')).toHaveCSS('font-weight', '700')
    await expect(shop.locator('#lookbook')).toBeVisible()
    const list = gallery.getByRole('list')
    const arrows = gallery.locator('.arrow')
    await expect(arrows).toHaveCount(2)
    await expect(arrows.first()).toHaveAttribute('aria-disabled', 'true')
    await inspect(shop, `gallery-slider-shop-${width}`)
    await arrows.last().click()
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
    await expect(arrows.first()).toHaveAttribute('aria-disabled', 'false')
    // All titles are in one line, whatever their number.
    const tops = await list
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(3)
    expect(new Set(tops).size).toBe(1)
    await list.getByRole('button').nth(1).click()
    const popup = shop.getByRole('dialog')
    await expect(popup.locator('.posts-count')).toBeVisible()
    await expect(popup.locator('.byline')).toHaveCount(0)
    await inspect(shop, `gallery-popup-${width}`)
    site.close()
  })
}

test.describe('the gallery on a touch screen, where tiles show the number of products without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true })

  // In every check, widget/gallery/everySetting.test.ts tests that each setting changes the drawing.
  test(
    'draws each setting that changes the appearance of a gallery differently',
    { tag: '@deep' },
    async ({ page }) => {
      const t = texts('ru')
      await enterCabinet(page, 'owner@demo.test', 'ru')
      await page.goto(CABINET)
      const answer = page.waitForResponse(
        async (response) =>
          response.url().endsWith('/preview') && /"posts":\[\{/.test(await response.text()),
      )
      await openNewWidget(page, t, 'gallery', 'Every setting')
      await chooseAlbum(page, t)
      const { data } = (await (await answer).json()) as {
        data: { response: { body: GalleryPayload } }
      }
      const posts = data.response.body.posts
        .filter(({ media }) => media[0]?.products.length)
        .slice(0, 3)
      const looks = Object.fromEntries(
        Object.entries(DRAWN_GALLERY).filter(([setting]) => !UNSEEN.includes(setting)),
      )
      const unseen = await unseenChanges(page, looks, (settings) =>
        testPayload([], { posts, settings }),
      )
      expect(unseen).toEqual([])
    },
  )
})

import { expect, type Page } from '@playwright/test'
import type { StoriesPayload } from '../../src/contract/widgets/widgetPayload'
import { DRAWN_SETTINGS } from '../../widget/testing/drawnSettings'
import { testStories } from '../../widget/testing/stories'
import { inspect } from '../inspect'
import { openShopPage } from '../sites/localSite'
import { CABINET, enterCabinet, test } from '../session'
import { tabTo } from '../tabTo'
import { texts } from '../texts'
import { unseenChanges } from './unseenChanges'
import { installedCode, openNewWidget, saveForEveryone, shownAlbums } from './widgetEditor'
import { walks } from '../walks'

type Texts = ReturnType<typeof texts>

async function addHighlights(page: Page, t: Texts, albums: readonly string[]) {
  await page
    .getByRole('radio', { name: new RegExp(`^${t('widgets.label_stories-highlights')}`) })
    .check()
  for (const album of albums) {
    await page.getByRole('combobox', { name: t('widgets.label_add-highlight') }).click()
    await page.getByRole('option', { name: album, exact: true }).click()
    await page.keyboard.press('Escape')
  }
}

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`saves highlights, their order and names, the border and the side, and shows them in the shop (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    const [one, two] = await shownAlbums(page)
    await openNewWidget(page, t, 'story', `${t('widgets.label_stories-highlights')} ${locale}`)
    await addHighlights(page, t, [one, two])
    const rows = page.getByRole('group', { name: t('widgets.label_highlights') })
    const names = rows.getByRole('textbox')
    await names.first().fill('First of all')
    const down = t('widgets.action_highlight-down').replace('{name}', one)
    await tabTo(page, rows.getByRole('button', { name: down }))
    await page.keyboard.press('Enter')
    await expect(names.first()).toHaveAttribute('placeholder', two)
    await page.keyboard.press('Tab')
    await inspect(page, `stories-highlights-${width}`)

    await page
      .getByRole('button', { name: t('widgets.action_color-remove').replace('{number}', '4') })
      .click()
    const color = (number: number) =>
      page.getByLabel(t('widgets.label_border-color').replace('{number}', String(number)), {
        exact: true,
      })
    await color(1).fill('#00aa55')
    await color(1).scrollIntoViewIfNeeded()
    await inspect(page, `stories-look-${width}`)
    await page.getByRole('switch', { name: t('widgets.label_own-size') }).press('Space')
    await page.getByRole('textbox', { name: t('widgets.label_size-desktop') }).fill('999')
    await page.keyboard.press('Tab')
    await inspect(page, `stories-sizes-${width}`)
    await page.getByRole('radio', { name: t('widgets.label_place-right') }).check()
    await page
      .getByRole('switch', { name: t('widgets.label_fixed-on-phone') })
      .scrollIntoViewIfNeeded()
    await inspect(page, `stories-place-${width}`)
    // Beside the preview the form scrolls, and the page does not.
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    if (width > 900) expect(pageHeight).toBe(height)
    await saveForEveryone(page, t)

    await page.reload()
    await expect(names.first()).toHaveAttribute('placeholder', two)
    await expect(names.first()).toHaveValue('')
    await expect(names.last()).toHaveAttribute('placeholder', one)
    await expect(names.last()).toHaveValue('First of all')
    await expect(color(1)).toHaveValue('#00aa55')
    await expect(color(3)).toBeVisible()
    await expect(color(4)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: t('widgets.label_place-right') })).toBeChecked()
    await expect(
      page.getByRole('switch', { name: t('widgets.label_fixed-on-phone') }),
    ).toBeChecked()
    if (width < 900) await page.getByRole('tab', { name: t('widgets.tab_preview') }).click()
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: /First of all/ }),
    ).toBeVisible()
    await inspect(page, `stories-side-preview-${width}`)

    const code = await installedCode(page, t)
    const site = await openShopPage(`<h1>Shop</h1>${code}<p>Below</p>`)
    const shop = await context.newPage()
    await shop.setViewportSize({ width, height })
    await shop.goto(site.url)
    const circles = shop.getByRole('list').getByRole('button')
    await expect(circles).toHaveCount(2)
    await expect(circles.first()).toContainText(two)
    await expect(circles.last()).toContainText('First of all')
    await inspect(shop, `stories-side-shop-${width}`)
    const bar = await shop.locator('.stories').evaluate((node) => {
      const { left, bottom } = node.getBoundingClientRect()
      return { left, bottom }
    })
    // On a phone the bar is fixed at the lower edge.
    if (width > 600) expect(bar.left).toBeGreaterThan(width / 2)
    else expect(Math.round(bar.bottom)).toBe(height)
    site.close()
  })
}

// In every check, widget/stories/everySetting.test.ts tests that each setting changes the drawing.
test(
  'draws each setting that changes the appearance of stories differently',
  { tag: '@deep' },
  async ({ page }) => {
    const t = texts('ru')
    await enterCabinet(page, 'owner@demo.test', 'ru')
    await page.goto(CABINET)
    const answer = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/preview') &&
        // Waits for both albums: with only one circle, the space between circles is not visible.
        (await response.text()).split('"albumId":').length > 2,
    )
    await openNewWidget(page, t, 'story', 'Every setting')
    await addHighlights(page, t, await shownAlbums(page))
    const { data } = (await (await answer).json()) as {
      data: { response: { body: StoriesPayload } }
    }
    const { highlights } = data.response.body
    const unseen = await unseenChanges(page, DRAWN_SETTINGS, (changes) =>
      testStories(highlights, changes),
    )
    expect(unseen).toEqual([])
  },
)

import { expect, type Page } from '@playwright/test'
import { analyticsEndpoints } from '../src/contract/endpoints/analytics'
import { postEditingEndpoints } from '../src/contract/endpoints/postEditing'
import { LOCALES, type Locale } from '../src/contract/locale'
import { inDepth } from '../test/depth'
import { answered, ask } from './server/ask'
import { chooseLanguage, makePhoto, signIn, test } from './session'
import { texts } from './texts'
import { chooseAlbum, openNewWidget, saveForEveryone } from './widgets/widgetEditor'

const HOUR_MS = 3_600_000

/** The counts of one widget in the analytics table, and its revenue. */
async function countsOf(page: Page, widget: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ hasText: widget })
  return row.getByRole('cell').allTextContents()
}

/** The current count of a widget's events in the back office. */
async function countedOf(page: Page, widget: string, metric: 'views' | 'purchases') {
  const now = Date.now()
  const { widgets } = await ask(page, analyticsEndpoints.getAnalytics, {
    embedIds: [],
    eventsCreatedSince: new Date(now - HOUR_MS).toISOString(),
    eventsCreatedTill: new Date(now + HOUR_MS).toISOString(),
  })
  return widgets.find(({ role }) => role === widget)?.[metric]
}

for (const locale of inDepth<readonly Locale[]>(LOCALES, ['en'])) {
  test(`leads from a photo to an order in the shop (${locale})`, async ({ page, context }) => {
    const t = texts(locale)
    const name = locale === 'ru' ? 'Утренний свет' : 'Morning light'

    await signIn(page, 'owner@demo.test')
    await chooseLanguage(page, locale)

    // A new album, so that the new post is its only post.
    await page.getByRole('link', { name: t('shell.nav_albums') }).click()
    await page.getByRole('button', { name: t('albums.action_create') }).click()
    const albumDialog = page.getByRole('dialog')
    await albumDialog.getByLabel(t('albums.label_name')).fill(name)
    await albumDialog.getByRole('button', { name: t('albums.action_create') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()

    // Uploads the photo.
    await page.getByRole('link', { name: t('shell.nav_library') }).click()
    await page.getByRole('button', { name: t('library.action_add') }).click()
    await page
      .getByTestId('post-files')
      .setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: await makePhoto() })
    // The picture is upright although the phone was rotated.
    await expect(page.getByText('1600 × 1200')).toBeVisible()
    await page.getByRole('textbox', { name: t('upload.label_caption') }).fill(name)
    await page.getByRole('button', { name: t('upload.action_add-post') }).click()
    await page.getByRole('link', { name: t('upload.action_open-post') }).click()

    // Marks a product, chooses an album and publishes.
    await page.getByRole('tab', { name: t('tabs.label_links') }).click()
    await page.getByRole('combobox', { name: t('products.label_search') }).fill('ваза')
    await page.getByRole('option').first().click()
    await expect(
      page.getByRole('list', { name: t('editor.label_marks') }).getByRole('listitem'),
    ).toHaveCount(1)
    await page.getByRole('tab', { name: t('tabs.label_post') }).click()
    await chooseAlbum(page, t, name)
    const publish = page.getByRole('button', { name: t('editor.action_publish'), exact: true })
    await answered(page, postEditingEndpoints.savePost, () => publish.click())

    // Creates a gallery of the new album.
    await page.getByRole('link', { name: t('editor.action_back') }).click()
    await openNewWidget(page, t, 'gallery', name)
    await chooseAlbum(page, t, name)
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    await saveForEveryone(page, t)

    // Opens the shop, on another origin.
    await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: t('widgets.action_demo-shop') }).click()
    const shop = await opening
    expect(new URL(shop.url()).origin).not.toBe(new URL(page.url()).origin)
    const tile = shop.getByRole('button', { name: new RegExp(name) })
    await expect(tile).toBeVisible()
    await expect.poll(() => countedOf(page, name, 'views'), 'seen for a second').toBe(1)
    await tile.click()
    const popup = shop.getByRole('dialog')
    await expect(popup).toBeVisible()
    await popup.getByRole('link').filter({ hasText: /ваза/i }).first().click()
    await shop.waitForURL(/\/products\//)
    // The shop has the language of the browser and not of the person.
    const order = shop.locator('form[action="/thanks"]')
    await order.locator('[data-cart]').click()
    await order.locator('[type=submit]').click()
    await shop.waitForURL(/\/thanks/)
    await expect.poll(() => countedOf(page, name, 'purchases'), 'the order has arrived').toBe(1)
    // When the page of the order is opened again, the order is still counted once.
    await shop.reload()
    await shop.close()

    // Analytics count every event.
    await page.getByRole('link', { name: t('widgets.action_back') }).click()
    await page.getByRole('link', { name: t('shell.nav_analytics') }).click()
    await expect
      .poll(async () => (await countsOf(page, name)).join())
      .toMatch(/^1,1,1,1,1,1,.*[1-9]/)

    // The days are chosen by keyboard, and the chart is read by it.
    await page.getByRole('button', { name: t('analytics.label_period') }).press('Enter')
    await page.getByRole('button', { name: t('analytics.label_period-today') }).press('Enter')
    await expect(page).toHaveURL(/days=today/)
    const chart = page.getByRole('application')
    const views = page.getByRole('region', { name: t('analytics.title_views') })
    // A chart that is drawn again with the new period shows no point.
    await expect(async () => {
      await chart.press('End')
      await expect(views).toContainText(/: \d+\. .+: \d+/, { timeout: 1000 })
    }).toPass()
  })
}

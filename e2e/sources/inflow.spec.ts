import { expect } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { postEditingEndpoints } from '../../src/contract/endpoints/postEditing'
import { sourceEndpoints } from '../../src/contract/endpoints/sources'
import { ymlOf } from '../../test/server/feeds/ymlFeed'
import { inspect } from '../inspect'
import { openOnePage, openShopPage } from '../sites/localSite'
import { answered } from '../server/ask'
import { openNewShop } from '../server/newShop'
import { makePhoto, test } from '../session'
import { texts } from '../texts'
import { openVkSite } from '../sites/vkSite'
import { walks } from '../walks'
import { saveForEveryone } from '../widgets/widgetEditor'

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)
  const album = locale === 'ru' ? 'Дом' : 'Home'

  test(`fills a new shop from its catalogue and its VK group, up to a widget (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const photo = await makePhoto()
    // The hosts of these pictures do not exist, so requests for them are answered here.
    await context.route(/\/picture-copy\?|\/widget\/v1\/product\//, (route) =>
      route.fulfill({ contentType: 'image/jpeg', body: photo }),
    )
    const site = await openOnePage(
      'application/xml',
      ymlOf(
        { id: `${locale}-71`, name: 'Ваза «Лесное озеро»' },
        { id: `${locale}-72`, name: 'Плед льняной' },
      ),
    )
    const vkSite = await openVkSite(photo)
    const { vk, url, post } = vkSite
    vk.posts = [1, 2, 3].map((id) => post(id, `Ваза «Лесное озеро» на столе, кадр ${String(id)}`))
    await page.setViewportSize({ width, height })
    const shop = await openNewShop(page, locale, { VK_API_URL: url })
    await expect(page.getByText(t('library.title_empty'))).toBeVisible()
    const button = (name: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(name) })

    // Connects the catalogue.
    await shop.open(paths.integrations())
    await page.getByLabel(t('feeds.label_link')).fill(`${site.url}/feed.xml`)
    await button('feeds.action_submit').click()
    await button('feeds.action_accept').click()
    await expect(page.getByText(t('feeds.status_working'))).toBeVisible()

    // Chooses the group; VK is slow, so that its posts appear one after another.
    let isSlow = true
    vk.meanwhile = () => (isSlow ? new Promise((resolve) => setTimeout(resolve, 1500)) : undefined)
    await page.getByLabel(t('integrations.label_token')).fill(vk.token)
    await button('integrations.action_save-token').click()
    const label = t('integrations.label_connect-group').replace('{name}', vk.name)
    const connect = page.getByRole('button', { name: label })
    await connect.click()
    // The dialog of groups closes once one is connected.
    await expect(connect).toHaveCount(0)

    // The library shows new posts without a reload.
    await shop.open(paths.home())
    const library = page.getByRole('main')
    await expect(library.getByRole('link', { name: /кадр 1/ })).toBeVisible({ timeout: 60_000 })
    await expect(library.getByRole('link', { name: /кадр 3/ })).toBeVisible({ timeout: 60_000 })
    isSlow = false
    await inspect(page, `inflow-library-${width}`)

    // Checks the state of the sources, and the problem when VK refuses.
    await shop.open(paths.sources())
    await expect(page.getByText(t('sources.status_working'))).toBeVisible()
    await inspect(page, `inflow-sources-${width}`)
    // The posts were loaded before suggestions were enabled, so they are loaded again.
    const group = t('sources.label_vk').replace('{name}', vk.name)
    await page
      .getByRole('combobox', { name: t('sources.label_markup-of').replace('{name}', group) })
      .click()
    await answered(page, sourceEndpoints.saveSource, () =>
      page.getByRole('option', { name: t('sources.markup_suggest') }).click(),
    )
    vk.faults = [{ code: 5 }]
    await button('sources.action_read').click()
    await expect(page.getByText(t('sources.status_stopped'))).toBeVisible()
    await inspect(page, `inflow-sources-stopped-${width}`)

    // Marks a suggested product, chooses an album and publishes.
    await shop.open(paths.home())
    await expect(library.getByText(t('library.mark_suggested'), { exact: true })).toHaveCount(3, {
      timeout: 60_000,
    })
    await shop.open(`${paths.home()}?suggested=yes`)
    const chips = page.getByRole('list', { name: t('filters.label_applied') })
    await expect(chips.getByText(t('filters.suggested_yes'))).toBeVisible()
    await inspect(page, `inflow-suggested-${width}`)
    await library.getByRole('link', { name: /кадр 3/ }).click()
    await page.getByRole('tab', { name: t('tabs.label_links') }).click()
    await page.getByRole('combobox', { name: t('products.label_search') }).click()
    await page
      .getByRole('group', { name: t('products.label_suggested') })
      .getByRole('option', { name: /Лесное озеро/ })
      .click()
    const marks = page.getByRole('list', { name: t('editor.label_marks') })
    await expect(marks.getByRole('listitem')).toHaveCount(1)
    await inspect(page, `inflow-mark-${width}`)
    await answered(page, postEditingEndpoints.savePost, () => button('common.action_save').click())
    // Two posts still need a review.
    await shop.open(`${paths.home()}?suggested=yes`)
    await expect(library.getByText(t('library.mark_suggested'), { exact: true })).toHaveCount(2)

    await shop.open(paths.albums())
    await button('albums.action_create').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('albums.label_name')).fill(album)
    await dialog.getByRole('button', { name: t('albums.action_create') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: album })).toBeVisible()
    await shop.open(paths.home())
    await library.getByRole('link', { name: /кадр 3/ }).click()
    await page.getByRole('tab', { name: t('tabs.label_post') }).click()
    const picker = page.getByRole('combobox', { name: t('albums.label_picker') })
    await picker.click()
    await page.getByRole('option', { name: album }).click()
    await page.keyboard.press('Escape')
    const publish = page.getByRole('button', { name: t('editor.action_publish'), exact: true })
    await answered(page, postEditingEndpoints.savePost, () => publish.click())

    // Shows a widget of the album on the shop's own site.
    await shop.open(paths.galleries())
    await button('widgets.action_create').first().click()
    await dialog.getByLabel(t('widgets.label_title')).fill(album)
    await dialog.getByRole('button', { name: t('widgets.action_create') }).click()
    // The shop's only album is chosen already.
    await saveForEveryone(page, t)
    await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t('widgets.action_copy-code'), exact: true }).click()
    const ownSite = await openShopPage(await page.evaluate(() => navigator.clipboard.readText()))
    const shopper = await context.newPage()
    await shopper.setViewportSize({ width, height })
    await shopper.goto(ownSite.url)
    await shopper.getByRole('button', { name: /кадр 3/ }).click()
    await expect(
      shopper
        .getByRole('dialog')
        .getByRole('link', { name: /Лесное озеро/ })
        .first(),
    ).toBeVisible()
    await inspect(shopper, `inflow-widget-${width}`)
    await shopper.close()
    await shop.close()
    for (const one of [ownSite, site, vkSite]) one.close()
  })
}

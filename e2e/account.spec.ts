import { expect } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { inspect } from './inspect'
import { DEMO_PASSWORD } from './server/ask'
import { openNewShop } from './server/newShop'
import { test } from './session'
import { tabTo } from './tabTo'
import { texts } from './texts'
import { walks } from './walks'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`takes the archive away, asks for the deletion and keeps the account (${width} px, ${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const shop = await openNewShop(page, locale)
    await shop.open(paths.profile())
    const archive = page.getByRole('region', { name: t('profile.title_export') })
    await archive.getByRole('button', { name: t('profile.action_export') }).click()
    const link = archive.getByRole('link', { name: t('profile.action_export-load') })
    await expect(link).toBeVisible()
    const downloading = page.waitForEvent('download')
    await link.click()
    expect((await downloading).suggestedFilename()).toMatch(/^vitrina-shop-.*\.zip$/)
    await inspect(page, `account-archive-${width}`)

    // By keyboard only.
    const deletion = page.getByRole('main').getByRole('region', { name: t('deletion.title') })
    await tabTo(page, deletion.getByRole('button', { name: t('deletion.action_ask') }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await inspect(page, `account-question-${width}`)
    await page.keyboard.type('Shop')
    await tabTo(page, dialog.getByLabel(t('deletion.label_password')))
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    const band = page.getByRole('region', { name: t('deletion.label_band') }).first()
    const keep = band.getByRole('button', { name: t('deletion.action_keep') })
    await expect(keep).toBeVisible()
    await inspect(page, `account-band-${width}`)
    await shop.open(paths.home())
    await keep.click()
    await expect(keep).toBeHidden()
    await shop.close()
  })
}

import { expect } from '@playwright/test'
import { CABINET, enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, height, locale } of walks('narrow')) {
  test(`leads from what waits to exactly those posts, and hides it for a week (${width} px, ${locale})`, async ({
    page,
  }) => {
    const t = texts(locale)
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    await page.getByRole('button', { name: new RegExp(`^${t('attention.title')}: \\d`) }).click()
    const panel = page.getByRole('dialog', { name: t('attention.title') })
    const link = page.getByRole('link', { name: new RegExp(`^${t('attention.action_posts')}`) })
    const item = panel.getByRole('listitem').filter({ has: link }).first()
    await expect(item).toBeVisible()
    await inspect(page, `attention-${width}-${locale}`)

    const hide = item.getByRole('button', { name: new RegExp(`^${t('attention.action_hide')}`) })
    await hide.press('Enter')
    const show = item.getByRole('button', { name: new RegExp(`^${t('attention.action_show')}`) })
    await expect(show).toBeFocused()
    await show.press('Enter')
    await expect(hide).toBeFocused()

    await item.getByRole('link').click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/unavailable=yes/)
    await expect(page.locator('article[data-post]').first()).toBeVisible()
  })
}

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
    const bell = page.getByRole('button', { name: new RegExp(`^${t('attention.title')}: 3`) })
    await bell.click()
    const panel = page.getByRole('dialog', { name: t('attention.title') })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await inspect(page, `attention-${width}-${locale}`)

    const hide = panel.getByRole('button', { name: new RegExp(`^${t('attention.action_hide')}`) })
    await hide.first().press('Enter')
    const show = panel.getByRole('button', { name: new RegExp(`^${t('attention.action_show')}`) })
    await expect(show).toBeFocused()
    await show.press('Enter')
    await expect(hide).toHaveCount(3)

    await panel
      .getByRole('link', { name: new RegExp(`^${t('attention.action_posts')}`) })
      .first()
      .click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/unavailable=yes/)
    await expect(page.locator('article[data-post]')).toHaveCount(7)
  })
}

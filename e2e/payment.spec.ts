import { expect } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { inspect } from './inspect'
import { openNewShop } from './server/newShop'
import { test } from './session'
import { openYookassaSite } from './sites/yookassaSite'
import { texts } from './texts'
import { walks } from './walks'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)
  const planned = (id: Parameters<typeof t>[0], plan: Parameters<typeof t>[0]) =>
    t(id).replace('{plan}', t(plan))

  test(`pays for a plan by card and by invoice (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const site = await openYookassaSite()
    const shop = await openNewShop(page, locale, site.settings, ['--plan', 'start'])
    await shop.open(paths.profile())
    const choice = page.getByRole('region', { name: t('profile.title_choice') })
    await expect(choice.getByRole('radiogroup')).toBeVisible()
    await inspect(page, `payment-choice-${width}`)

    // A refused payment changes nothing and shows a message.
    const extend = choice.getByRole('button', {
      name: planned('profile.label_extend', 'profile.plan_start'),
    })
    await extend.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/1[\s,.]990/)).toBeVisible()
    await inspect(page, `payment-card-${width}`)
    await dialog.getByRole('button', { name: t('profile.action_pay') }).click()
    await page.getByRole('link', { name: 'Refuse' }).click()
    const outcome = page.getByRole('status').filter({ hasText: /№|No\./ })
    await expect(outcome).toContainText(/не прошла|did not go through/)
    await inspect(page, `payment-refused-${width}`)

    // Pays with a card that is saved for the next period.
    await extend.click()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('profile.action_pay') }).click()
    await page.getByRole('link', { name: 'Pay' }).click()
    await expect(outcome).toContainText(/оплачен|is paid/)
    const tariff = page.getByRole('region', { name: t('profile.title_tariff') })
    await tariff.getByRole('button', { name: t('profile.action_unsubscribe') }).click()
    await inspect(page, `payment-unsubscribe-${width}`)
    await dialog.getByRole('button', { name: t('profile.action_unsubscribe') }).click()
    await tariff.getByRole('button', { name: t('profile.action_resume') }).click()
    await expect(
      tariff.getByRole('button', { name: t('profile.action_unsubscribe') }),
    ).toBeVisible()
    await inspect(page, `payment-paid-${width}`)

    // Requests an invoice for half a year of another plan; the dialog shows what happens to the previous plan.
    await choice.locator('label', { hasText: /^6 / }).click()
    await choice
      .getByRole('button', { name: planned('profile.label_order', 'profile.plan_shop') })
      .click()
    await dialog.locator('label', { hasText: t('profile.label_invoice') }).click()
    await expect(dialog.getByText(/по цене тарифа|at the price of/)).toBeVisible()
    await dialog.getByLabel(t('profile.label_company')).fill('ООО «Лён и глина»')
    await dialog.getByLabel(t('profile.label_inn')).fill('7736050004')
    await dialog.getByLabel(t('profile.label_kpp')).fill('997250001')
    await dialog.getByLabel(t('profile.label_address')).fill('Казань, ул. Баумана, 1')
    await dialog.getByRole('button', { name: t('profile.action_invoice') }).click()
    await expect(dialog.getByText(t('profile.error_wrong-inn'))).toBeVisible()
    await inspect(page, `payment-invoice-${width}`)
    await dialog.getByLabel(t('profile.label_inn')).fill('7736050003')
    await dialog.getByRole('button', { name: t('profile.action_invoice') }).click()
    const orders = page.getByRole('region', { name: t('profile.title_orders') })
    const link = orders.getByRole('link', { name: /PDF/ })
    const href = (await link.getAttribute('href')) ?? ''
    const pdf = await page.request.get(new URL(href, page.url()).href)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await inspect(page, `payment-orders-${width}`)
    await orders.getByRole('button', { name: /№ 3|No\. 3/ }).click()
    await expect(orders).toBeHidden()
    await shop.close()
    site.close()
  })
}

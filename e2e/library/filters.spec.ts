import { expect } from '@playwright/test'
import { enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

const FILTER = 'album=1.2&products=yes&published=2020-01-01..2030-12-31&status=burnt'

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)
  test(`passes axe in the filters of the library at ${width} px (${locale}), without serious findings`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto('about:blank')
    await page.goto(`/my/admin/demo/#/?${FILTER}`)
    const chips = page.getByRole('list', { name: t('filters.label_applied') })
    await expect(chips.getByRole('button')).toHaveCount(5)
    await expect(page.getByText(t('filters.alert_not-understood'))).toBeVisible()
    await inspect(page, `library-chips-${width}-${locale}`)

    await page.getByRole('button', { name: new RegExp(`^${t('common.action_filters')}`) }).click()
    const panel = page.getByRole('dialog', { name: t('filters.title') })
    await expect(panel.getByLabel(t('filters.label_author'))).toBeVisible()
    await expect(panel.getByRole('checkbox').first()).toBeVisible()
    await inspect(page, `library-panel-${width}-${locale}`)
    const drawn = await panel.evaluate((element) => element.getBoundingClientRect().width)
    expect(drawn).toBe(Math.min(440, width))
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    await page.getByRole('button', { name: t('library.action_views') }).click()
    await page.getByRole('button', { name: t('filters.action_save-view') }).click()
    const dialog = page.getByRole('dialog', { name: t('filters.title_save-view') })
    await inspect(page, `library-save-view-${width}-${locale}`)
    await dialog.getByLabel(new RegExp(t('filters.label_view-name'))).fill('1')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: t('library.action_views') }).click()
    await expect(page.getByRole('link', { name: '1', exact: true })).toBeVisible()
    await inspect(page, `library-views-${width}-${locale}`)
    await page
      .getByRole('button', { name: t('filters.action_delete-view').replace('{name}', '1') })
      .click()
    await page.getByRole('button', { name: t('common.action_delete'), exact: true }).click()
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  })
}

import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { inspect } from '../inspect'
import { enterCabinet, test } from '../session'
import { texts } from '../texts'
import { walks } from '../walks'

const open = (page: Page, address: string) => page.goto(`/my/admin/demo/#${address}`)

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)

  test(`searches for a product, filters the list and chooses substitutes (${width} px, ${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await open(page, paths.products())
    const button = (name: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(name) })
    const rows = page.getByRole('table', { name: t('products.label_list') }).getByRole('row')
    // Waits for the page: until then the library's search is shown.
    const search = page.getByRole('searchbox', { name: t('products.label_search-list') })

    // «кружка» typed in the English keyboard layout.
    await search.fill('rhe;rf')
    await expect(rows.nth(1)).toContainText(/кружка/i)
    await inspect(page, `products-search-${width}`)
    await search.fill('')
    await page
      .getByRole('combobox', { name: t('products.label_sort') })
      .selectOption(t('products.sort_price-desc'))
    await button('common.action_filters').click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox', { name: t('products.label_price-to') }).fill('2000')
    await expect(page).toHaveURL(/to=2000/)
    await inspect(page, `products-filters-${width}`)
    await panel.getByRole('button', { name: t('products.action_show').slice(0, 4) }).click()
    await inspect(page, `products-narrowed-${width}`)

    await rows.nth(1).getByRole('link').first().click()
    const section = page.getByRole('region', { name: t('products.title_substitutes') })
    const list = section.getByRole('listitem')
    await expect(section).toBeVisible()
    // Waits until the page is loaded, because what comes later could move the search, which closes its list.
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    const before = await list.count()
    const picker = section.getByRole('combobox', { name: t('products.label_add-substitute') })
    for (const [index, word] of ['ваза', 'плед'].entries()) {
      await picker.fill(word)
      await page
        .getByRole('option', { name: new RegExp(word, 'i') })
        .first()
        .waitFor()
      await picker.press('Enter')
      await expect(list).toHaveCount(before + index + 1)
      await expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'false')
    }
    const last = list.last()
    const name = (await last.getByRole('link').first().textContent()) ?? ''
    await last
      .getByRole('button', { name: t('products.action_substitute-up').split(':')[0] })
      .click()
    await expect(list.nth(before)).toContainText(name)
    await section.scrollIntoViewIfNeeded()
    await inspect(page, `products-substitutes-${width}`)
    await page.reload()
    await expect(list.nth(before)).toContainText(name)
    for (let left = before + 2; left > before; left -= 1) {
      await list
        .nth(left - 1)
        .getByRole('button', { name: t('products.action_substitute-remove').split(':')[0] })
        .click()
      await expect(list).toHaveCount(left - 1)
      if (left - 1 > 0)
        await expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'false')
    }
  })
}

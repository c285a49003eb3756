import { expect } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { ozonFile } from '../../test/reviewFiles/reviewFiles'
import { enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)

  test(`previews and imports the reviews of a file (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(`/my/admin/demo/#${paths.reviews()}`)
    await page.getByRole('button', { name: t('reviews.action_import') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t('reviewImport.text_files'))).toBeVisible()
    await inspect(page, `review-import-file-${width}`)
    const order = (number: number, stars: string, words: string) => ({
      'Номер заказа': `${locale}-${number}`,
      'Дата публикации': '2026-03-05 14:20:00',
      'Статус получения': 'Получен',
      Оценка: stars,
      Артикул: 'no-such-article',
      SKU: '123456',
      'Текст отзыва': `${locale}: ${words}`,
    })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'ozon-reviews.csv',
      mimeType: 'text/csv',
      buffer: ozonFile(
        order(1, '5', 'чашка точно как на фото, доехала целой и хорошо упакована'),
        order(2, '4', 'красиво, но чуть меньше, чем ждали'),
        order(3, '9', 'без оценки'),
      ),
    })
    await expect(dialog.getByText(t('reviewImport.title_preview'))).toBeVisible()
    await dialog.getByRole('button', { name: t('reviewImport.action_columns') }).click()
    await inspect(page, `review-import-columns-${width}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: locale === 'ru' ? 'Скачать список' : 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('rejected_ozon-reviews.csv')
    await dialog
      .getByRole('button', { name: locale === 'ru' ? 'Загрузить 2 отзыва' : 'Import 2 reviews' })
      .click()
    await expect(
      dialog.getByRole('button', { name: t('reviewImport.action_to-reviews') }),
    ).toBeVisible()
    await inspect(page, `review-import-done-${width}`)
    await dialog.getByRole('button', { name: t('reviewImport.action_to-reviews') }).click()
    await page.getByRole('searchbox').fill(`${locale}: чашка`)
    // The unfiltered list contains the searched review too, so waits until another review has disappeared.
    await expect(page.getByText(`${locale}: красиво`)).toBeHidden()
    await expect(page.getByText(`${locale}: чашка точно как на фото`)).toBeVisible()
    await expect(page.getByRole('region', { name: t('reviews.label_summary') })).toBeVisible()
    await inspect(page, `review-list-${width}`)

    await page.getByRole('searchbox').fill(`${locale}: `)
    await expect(page.getByText(`${locale}: красиво`)).toBeVisible()
    await page.getByRole('checkbox', { name: t('reviews.label_select-all') }).check()
    const actions = page.getByRole('toolbar', { name: t('selection.reviews_actions') })
    await inspect(page, `review-bulk-${width}`)
    await actions.getByRole('button', { name: t('selection.action_archive') }).click()
    await inspect(page, `review-bulk-archive-${width}`)
    await dialog.getByRole('button', { name: t('selection.action_archive') }).click()
    await expect(page.getByText(`${locale}: красиво`)).toBeHidden()
    await page.getByRole('button', { name: t('selection.action_undo') }).click()
    await expect(page.getByText(`${locale}: красиво`)).toBeVisible()
  })
}

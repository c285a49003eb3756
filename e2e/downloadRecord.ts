import { expect, type Download, type Page } from '@playwright/test'
import { texts } from './texts'

const t = texts('ru')

/** Downloads the session record of a page through the interface, and closes its dialog. */
export async function downloadRecord(
  page: Page,
  { includesTexts = false } = {},
): Promise<Download> {
  await page.getByRole('button', { name: /^Аккаунт:/ }).click()
  await page.getByRole('menuitem', { name: t('shell.action_report') }).click()
  const consent = page.getByRole('checkbox', { name: t('session-record.label_texts') })
  await consent.setChecked(includesTexts)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('session-record.action_download') }).click()
  const download = await downloading
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return download
}

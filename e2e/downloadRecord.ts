import type { Download, Page } from '@playwright/test'
import { texts } from './texts'

const t = texts('ru')

/** Downloads the session record of a page through the interface. */
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
  return downloading
}

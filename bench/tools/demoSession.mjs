import { readFile } from 'node:fs/promises'

/** Opens the demo's library at 1440 px, signed in as its owner, and waits for the first posts. */
export async function openLibrary(page, origin) {
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  await page.goto(`${origin}/my/admin/demo/`)
  await page.locator('[data-post]').first().waitFor()
}

/** Downloads the record of the page's session through the dialog; returns the text of the file. */
export async function exportRecord(page) {
  const report = /сообщить о проблеме|report a problem/i
  // A dialog that cannot be closed offers the report itself.
  const inDialog = page.getByRole('dialog').getByRole('button', { name: report })
  if (await inDialog.isVisible()) await inDialog.click()
  else {
    await page.getByRole('button', { name: /^(аккаунт|account):/i }).click()
    await page.getByRole('menuitem', { name: report }).click()
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /скачать файл|download the file/i }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

import { expect } from '@playwright/test'
import { UPLOAD_TABS } from '../../src/features/posts/uploads/addPost/postUploadState'
import { CABINET, enterCabinet, makePhoto, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, height, locale } of walks('narrow')) {
  test(`passes axe in each way of adding a post at ${width} px (${locale}), without serious findings`, async ({
    page,
  }) => {
    const t = texts(locale)
    await page.emulateMedia({ colorScheme: locale === 'ru' ? 'light' : 'dark' })
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    await page.getByRole('button', { name: t('library.action_add') }).click()
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() }
    const bad = { name: 'bad.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }
    await page.getByTestId('post-files').setInputFiles([photo, bad])
    await expect(page.getByText('1600 × 1200')).toBeVisible()
    for (const tab of UPLOAD_TABS) {
      await page.getByRole('tab', { name: t(`upload.tab_${tab}`) }).click()
      const add = page.getByRole('button', { name: t('upload.action_add-link'), exact: true })
      if (tab === 'live') {
        await add.click()
        await expect(page.getByText(t('upload.error_link'))).toBeVisible()
      }
      await inspect(page, `add-post-${tab}-${width}-${locale}`)
    }
  })
}

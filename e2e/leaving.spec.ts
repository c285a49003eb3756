import { expect } from '@playwright/test'
import { makeDrafts } from './library/bulkPosts'
import { CABINET, enterCabinet, test } from './session'

test('asks about unsaved work on the browser’s Back even when the editor was opened by a typed address', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const [draft] = await makeDrafts(page, 1)
  const type = (address: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash
    }, address)
  await type('/albums')
  await expect(page.getByRole('heading', { level: 1, name: 'Альбомы' })).toBeVisible()
  await type(`/${draft?.vitrinaPost.id ?? 0}`)
  await page.getByRole('textbox', { name: /^Текст/ }).fill('Вечер на кухне')
  await expect(page.getByText('Есть изменения')).toBeVisible()
  await page.goBack()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByRole('textbox', { name: /^Текст/ })).toHaveValue('Вечер на кухне')
  await page.goBack()
  await dialog.getByRole('button', { name: /^Уйти/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Альбомы' })).toBeVisible()
})

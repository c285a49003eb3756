import { expect } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { inspect } from './inspect'
import { openNewShop } from './server/newShop'
import { makePhoto, signIn, test } from './session'
import { texts } from './texts'
import { walks } from './walks'

const CHUNK = 'getting-started'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`leads a new account through its first steps (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shop = await openNewShop(page, locale)
    const panel = page.getByRole('region', { name: t('start.title') })
    const progress = (done: number) =>
      panel.getByText(
        t('start.text_progress')
          .replace('{done, number}', `${done}`)
          .replace('{total, number}', '6'),
        { exact: true },
      )
    await expect(progress(0)).toBeVisible()
    await inspect(page, `start-empty-${width}`)

    await panel.getByRole('button', { name: t('start.action_post'), exact: true }).click()
    const buffer = await makePhoto()
    await page
      .getByTestId('post-files')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('upload.action_add-post') })
      .click()
    await expect(progress(1)).toBeVisible()
    await inspect(page, `start-post-${width}`)

    await panel.getByRole('link', { name: t('start.action_album'), exact: true }).click()
    await page
      .getByRole('button', { name: t('albums.action_create') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Лето')
    await dialog.getByRole('button', { name: t('albums.action_create') }).click()
    await page.getByRole('link', { name: 'Лето' }).click()
    await page
      .getByRole('button', { name: t('albums.action_add-posts') })
      .last()
      .click()
    await dialog.getByRole('checkbox').first().click()
    await dialog.getByRole('button', { name: /(Добавить|Add) 1 / }).click()
    await expect(
      page.getByRole('region', { name: t('albums.label_posts') }).getByRole('listitem'),
    ).toHaveCount(1)

    await shop.open(paths.home())
    await expect(progress(2)).toBeVisible()
    await inspect(page, `start-album-${width}`)
    await panel.getByRole('button', { name: t('start.action_close') }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeHidden()
    await page.reload()
    await expect(page.getByRole('list', { name: t('library.label_posts') })).toBeVisible()
    await expect(panel).toBeHidden()
    await shop.close()
  })
}

test('does not load the code of the first steps in a shop that has finished them', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  // The rescue dialogs, which are loaded last, after the screen is shown.
  const rescue = page.waitForResponse(/\/rescue\.[0-9a-f]+\.js$/)
  await signIn(page, 'owner@demo.test')
  await rescue
  expect(loaded.filter((url) => url.includes(CHUNK) || url.includes('getting_started'))).toEqual([])
})

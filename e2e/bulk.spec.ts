import { expect } from '@playwright/test'
import { makeAlbum, makeDrafts, schedule } from './bulkPosts'
import { chooseLanguage, signIn, test } from './session'
import { inspect } from './inspect'
import { texts } from './texts'

const t = texts('ru')
const POSTS = 200
/** Posts that the scheduler holds, so that their status may not change. */
const LOCKED = [10, 60, 110, 160, 200]

test('two hundred posts are published into an album; five that refuse are listed and tried again', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signIn(page, 'owner@demo.test')
  await chooseLanguage(page, 'ru')
  const posts = await makeDrafts(page, POSTS)
  const waiting = await makeAlbum(page, 'Ждут своего часа')
  await makeAlbum(page, 'Двести')
  const locked = []
  for (const number of LOCKED) {
    const post = posts[number - 1]
    if (post) locked.push(await schedule(page, post, waiting))
  }
  await page.reload()

  // From the first to the 195th with shift, and the last row with the keyboard.
  const card = (number: number) => page.getByRole('link', { name: `Серия ${number}`, exact: true })
  const count = page.getByRole('toolbar').getByText(/^Выбрано:/)
  await card(1).hover()
  await page.getByRole('checkbox', { name: 'Выбрать: Серия 1', exact: true }).click()
  await expect(count).toHaveText('Выбрано: 1')
  await inspect(page, 'bulk-chosen')
  for (let rows = 0; !(await card(195).isVisible()) && rows < 400; rows += 1) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await card(195).click({ modifiers: ['Shift'] })
  await expect(count).toHaveText('Выбрано: 195')
  await card(195).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(card(200)).toBeFocused()
  await expect(count).toHaveText(`Выбрано: ${POSTS}`)

  // Into an album, because none of them is in one.
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('selection.action_publish') })
    .click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('195 постов не состоят ни в одном альбоме')).toBeVisible()
  await inspect(page, 'bulk-question')
  await question.getByRole('combobox', { name: t('albums.label_picker') }).click()
  await page.getByRole('option', { name: 'Двести' }).click()
  await question.getByRole('button', { name: t('selection.action_publish') }).click()

  const result = page.getByText('Готово: 195. Не получилось: 5')
  await expect(result.first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: t('selection.action_show-failures') }).click()
  const list = page.getByRole('dialog', { name: 'Не получилось с 5 постами' })
  await expect(list.getByRole('listitem')).toHaveCount(LOCKED.length)
  for (const number of LOCKED) {
    const row = list.getByRole('listitem').filter({ hasText: `Серия ${number}` })
    await expect(row.getByText(/отложенная публикация/)).toBeVisible()
  }
  await inspect(page, 'bulk-failures')

  // Tried again once the scheduler has let them go.
  for (const post of locked) await schedule(page, post, null)
  await list.getByRole('button', { name: t('selection.action_retry') }).click()
  await expect(page.getByText('Опубликовано 5 постов').first()).toBeVisible()
  await page.getByRole('link', { name: t('shell.nav_albums') }).click()
  const album = page.getByRole('listitem').filter({ hasText: 'Двести' })
  await expect(album.getByText('200 постов, опубликовано 200')).toBeVisible()
})

test('the library is used by keyboard alone', async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await chooseLanguage(page, 'ru')
  const list = page.getByRole('list', { name: t('library.label_posts') })
  await expect(list.getByRole('link').first()).toBeVisible()
  await list.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6)
  // Tab leads from the grid to what can be done with the chosen posts.
  const toolbar = page.getByRole('toolbar')
  await expect(toolbar).toBeVisible()
  for (let stops = 0; stops < 8; stops += 1) {
    if (await toolbar.evaluate((element) => element.contains(document.activeElement))) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // A post's menu, a post, and back to where one was.
  await list.getByRole('link').nth(2).focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await inspect(page, 'post-menu')
  await page.keyboard.press('Escape')
  await expect(list.getByRole('link').nth(2)).toBeFocused()
})

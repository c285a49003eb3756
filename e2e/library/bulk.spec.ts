import { expect, type Page } from '@playwright/test'
import { makeAlbum, makeDrafts, schedule } from './bulkPosts'
import { CABINET, enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'

const t = texts('ru')
const POSTS = 200
/** Posts with a schedule, whose status cannot be changed. */
const LOCKED = [10, 60, 110, 160, 200]

/** The first request is sent; the others wait until they are released. */
async function holdAfterFirst(page: Page, address: string): Promise<() => void> {
  let isFirst = true
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(address, async (route) => {
    const isWaiting = !isFirst
    isFirst = false
    if (isWaiting) await opened
    await route.continue()
  })
  return open
}

const says =
  'publishes two hundred posts into an album, and lists and retries the five refused ones'
test(says, { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(420_000)
  await enterCabinet(page, 'owner@demo.test', 'ru')
  const posts = await makeDrafts(page, POSTS)
  const waiting = await makeAlbum(page, 'Ждут своего часа')
  const ofTwoHundred = await makeAlbum(page, 'Двести')
  const locked = []
  for (const number of LOCKED) {
    const post = posts[number - 1]
    if (post) locked.push(await schedule(page, post, waiting))
  }
  await page.goto(CABINET)

  // Chooses from the first to the 195th with Shift, and the last row by keyboard.
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

  // Asks for an album, because the posts are in none.
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('selection.action_publish') })
    .click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('195 постов не состоят ни в одном альбоме')).toBeVisible()
  await inspect(page, 'bulk-question')
  await question.getByRole('combobox', { name: t('albums.label_picker') }).click()
  await page.getByRole('option', { name: 'Двести' }).click()
  // Closes the list, which stays open after a choice and would cover the button.
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: t('selection.action_publish') }).click()

  const result = page.getByText('Готово: 195. Не получилось: 5')
  await expect(result).toBeVisible({ timeout: 60_000 })
  await expect(result).toHaveCount(1)
  await page.getByRole('button', { name: t('selection.action_show-failures') }).click()
  const list = page.getByRole('dialog', { name: 'Не получилось с 5 постами' })
  await expect(list.getByRole('listitem')).toHaveCount(LOCKED.length)
  for (const number of LOCKED) {
    const row = list.getByRole('listitem').filter({ hasText: `Серия ${number}` })
    await expect(row.getByText(/отложенная публикация/)).toBeVisible()
  }
  await inspect(page, 'bulk-failures')

  // Removes the schedules and retries.
  for (const post of locked) await schedule(page, post, null)
  await list.getByRole('button', { name: t('selection.action_retry') }).click()
  await expect(page.getByText('Опубликовано 5 постов')).toHaveCount(1)
  await page.getByRole('link', { name: t('shell.nav_albums') }).click()
  const album = page.getByRole('listitem').filter({ hasText: 'Двести' })
  await expect(album.getByText('200 постов, опубликовано 200')).toBeVisible()

  // Chooses all posts that match the filter, most of which are not loaded: by keys, in a wide window and in a narrow
  // one.
  for (const [width, action, done] of [
    [1440, 'selection.action_unpublish', `${POSTS} постов снято с публикации`],
    [390, 'selection.action_publish', `Опубликовано ${POSTS} постов`],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/my/admin/demo/#/?album=${ofTwoHundred}`)
    const cards = page.getByRole('list', { name: t('library.label_posts') })
    await cards.getByRole('link').first().focus()
    await page.keyboard.press('Control+KeyA')
    await page.getByRole('button', { name: `Выбрать все ${POSTS}`, exact: true }).click()
    await expect(count).toHaveText(`Выбрано: ${POSTS}`)
    await inspect(page, `bulk-matching-${width}`)
    const letGo = await holdAfterFirst(page, '**/vitrina_post/update_list')
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: t(action) })
      .click()
    await expect(page.getByText(`Обработано 20 из ${POSTS}`)).toBeVisible()
    const progress = page.getByRole('progressbar', { name: t('selection.label_progress') })
    await expect(progress).toHaveAttribute('aria-valuenow', '10')
    await inspect(page, `bulk-progress-${width}`)
    letGo()
    await expect(page.getByText(done)).toHaveCount(1, { timeout: 120_000 })
  }
})

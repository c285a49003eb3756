import { expect, type Locator, type Page } from '@playwright/test'
import { enterCabinet, test } from './session'
import { inspect } from './inspect'
import { screenList } from './screenList'
import { texts } from './texts'

const t = texts('ru')

test.beforeEach(async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
})

const open = (page: Page, address: string) => page.goto(`/my/admin/demo/#${address}`)
const style = (what: Locator, name: string) =>
  what.evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name)

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${String(what)} is not there`)
  return { ...box, bottom: box.y + box.height }
}

test('spaces labels from controls, shows errors below fields, draws titles in one style, and crops covers little', async ({
  page,
}) => {
  await open(page, '/profile')
  const language = page.getByText(t('profile.label_language'), { exact: true })
  const choice = page.getByRole('radiogroup', { name: t('profile.label_language') })
  const gap = (await boxOf(choice)).y - (await boxOf(language)).bottom
  expect(gap).toBeGreaterThanOrEqual(4)

  const looks: string[] = []
  const look = async (title: Locator) => {
    await expect(title).toBeVisible()
    looks.push(`${await style(title, 'font-weight')} ${await style(title, 'font-size')}`)
  }
  await open(page, '/segments')
  await page
    .getByRole('button', { name: t('segments.action_create') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await look(dialog.getByRole('heading', { level: 2 }).first())
  await dialog.getByRole('button', { name: t('segments.action_create') }).click()
  const field = dialog.getByLabel(t('segments.label_code'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const ids = (await field.getAttribute('aria-describedby'))?.split(/\s+/) ?? []
  expect(ids).toHaveLength(2)
  const under = await boxOf(field)
  for (const id of ids) {
    expect((await boxOf(page.locator(`[id="${id}"]`))).y).toBeGreaterThanOrEqual(under.bottom)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open(page, '/')
  await page
    .getByRole('button', { name: t('common.action_filters') })
    .first()
    .click()
  await look(dialog.getByRole('heading', { level: 2 }).first())
  expect(looks).toEqual(['650 18px', '650 18px'])
  await page.keyboard.press('Escape')

  await open(page, '/albums')
  await expect(page.getByRole('heading', { level: 1, name: t('albums.title') })).toBeVisible()
  const covers = page.getByRole('listitem').locator('img')
  const shown = () =>
    covers.evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
          const shape = clientWidth / clientHeight / (naturalWidth / naturalHeight)
          return Math.min(shape, 1 / shape)
        }),
    )
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
  for (const part of await shown()) expect(part).toBeGreaterThan(0.7)
})

test('folds the menu between the widths of phones and computers, and keeps the columns of the library', async ({
  page,
}) => {
  await open(page, '/')
  const albums = page
    .getByRole('navigation', { name: t('shell.nav_sections'), exact: true })
    .getByRole('link', { name: t('shell.nav_albums') })
  const posts = page.getByRole('list', { name: t('library.label_posts') }).getByRole('listitem')
  const isFolded = async () => (await boxOf(albums)).width < 80
  for (const [width, folded, least] of [
    [1024, false, 3],
    [1023, true, 3],
    [820, true, 3],
    [740, true, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(posts.first()).toBeVisible()
    await expect.poll(isFolded, { message: `${String(width)} px` }).toBe(folded)
    const tops = await posts.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    const columns = tops.filter((top) => top === tops[0]).length
    expect(columns, `${String(width)} px`).toBeGreaterThanOrEqual(least)
    await inspect(page, `menu-${String(width)}`)
  }
})

test('draws a disabled tool of an editor without a box, and a marker with a dark ring for white pictures', async ({
  page,
}) => {
  const post = (await screenList(page)).find(({ name }) => name === 'post')
  await open(page, `${post?.address ?? '/'}?tab=products`)
  const undo = page.getByRole('button', { name: t('editor.action_undo'), exact: true })
  await expect(undo).toBeDisabled()
  expect(await style(undo, 'background-color')).toBe('rgba(0, 0, 0, 0)')
  const marker = page.frameLocator('iframe').locator('.mark').first()
  await expect(marker).toBeAttached()
  const ring = await marker.evaluate((node) => getComputedStyle(node, '::after').boxShadow)
  expect(ring).toContain('rgb(28, 25, 23) 0px 0px 0px 4px inset')
})

import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

const open = (page: Page, address: string) => page.goto(`/my/admin/demo/#${address}`)

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)
  const name = locale === 'ru' ? 'Лето на веранде' : 'Summer on the porch'

  test(`fills an album, orders it and removes posts (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await open(page, paths.albums())
    const button = (id: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(id) })

    await button('albums.action_create').click()
    await page.getByRole('textbox', { name: t('albums.label_name') }).fill(name)
    await page.getByRole('switch', { name: t('albums.label_for-stories') }).click()
    await inspect(page, `album-create-${width}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('albums.action_create') })
      .click()
    await expect(page.getByText(t('albums.label_story')).first()).toBeVisible()
    await inspect(page, `albums-${width}`)
    await page.getByRole('link', { name }).click()

    await expect(page.getByText(t('albums.title_no-posts'))).toBeVisible()
    await inspect(page, `album-empty-${width}`)
    await button('albums.action_add-posts').last().click()
    const picker = page.getByRole('dialog')
    const tiles = picker.getByRole('checkbox')
    await expect(tiles.first()).toBeVisible()
    await tiles.nth(0).click()
    await tiles.nth(5).click({ modifiers: ['Shift'] })
    await inspect(page, `album-picker-${width}`)
    const names = await tiles.evaluateAll((found) =>
      found.slice(0, 6).map((tile) => tile.getAttribute('aria-label') ?? ''),
    )
    await picker.getByRole('button', { name: /(Добавить|Add) 6/ }).click()
    await expect(picker).toBeHidden()

    const region = page.getByRole('region', { name: t('albums.label_posts') })
    const cards = region.getByRole('listitem')
    await expect(cards).toHaveCount(6)
    const read = (attribute: string) =>
      region
        .getByRole('link')
        .evaluateAll((links, name) => links.map((link) => link.getAttribute(name)), attribute)
    expect(await read('aria-label')).toEqual(names)
    // Posts without a caption have the same accessible name.
    const order = () => read('href')
    const posts = await order()
    await inspect(page, `album-filled-${width}`)
    await button('selection.action_dismiss').click()

    await cards.nth(0).getByRole('link').focus()
    await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('Control+ArrowRight')
    await expect.poll(async () => (await order())[2]).toBe(posts[0])
    await expect(cards.nth(2).getByRole('link')).toBeFocused()
    if (width > 740) {
      await cards.nth(5).dragTo(cards.nth(0))
      await expect.poll(async () => (await order())[0]).toBe(posts[5])
    }
    await page.reload()
    await expect(cards).toHaveCount(6)
    expect((await order()).indexOf(posts[0] ?? null)).toBe(width > 740 ? 3 : 2)

    await cards.nth(3).hover()
    await cards.nth(3).getByRole('checkbox').click()
    await cards.nth(4).getByRole('checkbox').click()
    const toolbar = page.getByRole('toolbar', { name: t('selection.label_actions') })
    await expect(toolbar).toBeVisible()
    await inspect(page, `album-bulk-${width}`)
    const chosen = (await order()).slice(3, 5)
    await toolbar.getByRole('button', { name: t('selection.action_to-top') }).click()
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual(chosen)
    await toolbar.getByRole('button', { name: t('selection.action_remove-here') }).click()
    await expect(cards).toHaveCount(4)
    await inspect(page, `album-thinned-${width}`)
  })
}

import { expect, type Page } from '@playwright/test'
import { CABINET, enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { tabTo } from '../tabTo'
import { expectBarKeepsWords, expectTouchTargets } from '../screens/touchTargets'
import { texts } from '../texts'
import { walks } from '../walks'

const t = texts('ru')
const cards = (page: Page) => page.getByRole('list', { name: t('library.label_posts') })
const button = (page: Page, id: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(id), exact: true })

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/my/admin/demo/#/')
  await expect(page.getByRole('heading', { level: 1, name: t('library.title') })).toBeVisible()
}

for (const { width, height, locale } of walks('narrow')) {
  test.describe(`at ${width} px (${locale})`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 })

    test('passes axe in a selection and its confirmations, with 44 px actions and complete labels', async ({
      page,
    }) => {
      const words = texts(locale)
      await enterCabinet(page, 'owner@demo.test', locale)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const inspected = (name: string) => inspect(page, `library-${name}-${width}`)

      await page.goto(CABINET)
      const boxes = page
        .getByRole('list', { name: words('library.label_posts') })
        .getByRole('checkbox')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await expect(
        page.getByRole('toolbar', { name: words('selection.label_actions') }),
      ).toBeVisible()
      if (width < 500) await expectTouchTargets(page, 'selection')
      await expectBarKeepsWords(page)
      await inspected('selection')
      for (const [name, action] of [
        ['add', 'selection.action_add'],
        ['segments', 'selection.action_segments'],
        ['delete', 'common.action_delete'],
      ] as const) {
        await page.getByRole('button', { name: words(action), exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await inspected(`selection-${name}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
  })
}

test('opens, filters, selects and changes posts of the library by keyboard alone', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await openLibrary(page)
  const { keyboard } = page
  const links = cards(page).getByRole('link')
  await links.first().waitFor()

  await test.step('a filter is chosen, read back and removed', async () => {
    const filters = page.getByRole('button', {
      name: new RegExp(`^${t('common.action_filters')}`),
    })
    await tabTo(page, filters)
    await keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: t('filters.title') })
    const marked = panel.getByRole('radiogroup', { name: t('filters.label_products') })
    await tabTo(page, marked.getByRole('radio', { name: t('filters.answer_any') }))
    await keyboard.press('ArrowRight')
    await expect(marked.getByRole('radio', { name: t('filters.answer_yes') })).toBeChecked()
    await keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(filters).toBeFocused()
    const chip = page.getByRole('button', {
      name: `${t('filters.action_remove')} ${t('filters.products_yes')}`,
    })
    await tabTo(page, chip)
    await keyboard.press('Enter')
    await expect(chip).toBeHidden()
  })

  await test.step('selects posts, changes them and undoes the change', async () => {
    const published = page.getByRole('radio', { name: t('library.status_published') })
    await tabTo(page, page.getByRole('radio', { name: t('library.status_all') }))
    await keyboard.press('ArrowRight')
    await expect(published).toBeChecked()
    await expect(cards(page).getByText(t('library.label_draft'))).toHaveCount(0)
    await tabTo(page, links.first())
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowRight')
    await expect(cards(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
    await tabTo(page, button(page, 'selection.action_unpublish'))
    await keyboard.press('Enter')
    const undo = button(page, 'selection.action_undo')
    await tabTo(page, undo.last())
    await keyboard.press('Enter')
    await expect(page.getByText('2 поста возвращены как были').first()).toBeVisible()
  })

  await test.step('opens the menu of a card, extends the selection by a row, reaches the actions with Tab and clears it with Escape', async () => {
    await openLibrary(page)
    await page.reload()
    await links.first().waitFor()
    await tabTo(page, links.first())
    await keyboard.press('ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await keyboard.press('Shift+F10')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await inspect(page, 'post-menu')
    await keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowDown')
    const chosen = page.getByRole('checkbox', { checked: true })
    await expect(chosen).toHaveCount(6)
    const toolbar = page.getByRole('toolbar')
    await expect(toolbar).toBeVisible()
    for (let stops = 0; stops < 8; stops += 1) {
      if (await toolbar.evaluate((element) => element.contains(document.activeElement))) break
      await keyboard.press('Tab')
    }
    await keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)
  })

  await test.step('a card opens', async () => {
    await links.nth(1).focus()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/\d+$/)
  })
})

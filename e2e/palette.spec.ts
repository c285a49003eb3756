import { expect } from '@playwright/test'
import { inspect } from './inspect'
import { CABINET, enterCabinet, test } from './session'
import { texts } from './texts'
import { walks } from './walks'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`finds screens and posts by keyboard, keeps what is typed while the palette loads, and asks before unsaved changes are left (${width} px, ${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(`${CABINET}#/create/post`)
    const caption = page.getByLabel(t('upload.label_caption'))
    await caption.fill('Unsaved')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/palette\.\w+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('alb')
    release()
    const field = page.getByRole('combobox', { name: t('palette.title') })
    await expect(field).toHaveValue('alb')
    await expect(field).toBeFocused()
    const albums = page.getByRole('option', { name: t('shell.nav_albums'), exact: true })
    await expect(albums).toHaveAttribute('aria-selected', 'true')
    await inspect(page, `palette-${width}`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t('common.action_leave') }).click()
    await expect(page.getByRole('heading', { name: t('albums.title'), level: 1 })).toBeVisible()

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: t('shell.action_shortcuts') })).toBeVisible()
    await inspect(page, `shortcuts-${width}`)
  })
}

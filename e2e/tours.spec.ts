import { expect, type Page } from '@playwright/test'
import { paths, type RouteName } from '../src/common/routing/paths'
import { TOURS, type TourName } from '../src/features/tours/tourSteps'
import { TOUR_WORDS } from '../src/features/tours/tourWords'
import { inspect } from './inspect'
import { openScreen, screenList, type ListedScreen } from './screenList'
import { enterCabinet, test } from './session'
import { texts } from './texts'
import { walks } from './walks'

test.use({ seesTours: true })

const SCREENS: readonly [RouteName, TourName][] = [
  ['home', 'HOME'],
  ['galleries', 'GALLERIES'],
  ['integrations', 'INTEGRATIONS'],
  ['post', 'POST'],
  ['builder', 'BUILDER'],
  ['builderstories', 'BUILDER_STORIES'],
]

function addressOf(screens: readonly ListedScreen[], route: RouteName): string {
  const screen = screens.find(({ name }) => name === route)
  if (!screen) throw new Error(`No screen is listed for ${route}`)
  return screen.address
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    seen: localStorage.getItem('seenWelcoms'),
    visitors: localStorage.getItem('isNotIgnoreWelcoms'),
  }))

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)

  test(`shows the tour of each screen once (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const screens = await screenList(page)
    const seen: Record<string, true> = {}
    for (const [route, tour] of SCREENS) {
      await openScreen(page, addressOf(screens, route))
      for (const { id } of TOURS[tour]) {
        const dialog = page.getByRole('dialog', { name: t(TOUR_WORDS[id].title), exact: true })
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('button', { name: t(TOUR_WORDS[id].action) })).toBeFocused()
        await expect(dialog).toBeInViewport({ ratio: 1 })
        if (id === TOURS[tour][0]?.id) await inspect(page, `tour-${route}-${width}`)
        await page.keyboard.press('Enter')
        await expect(dialog).toHaveCount(0)
      }
      seen[route] = true
      expect(await kept(page)).toEqual({ seen: JSON.stringify(seen), visitors: null })
    }
  })
}

test('points to the tabs of a phone, skips, and comes again from the account menu', async ({
  page,
}) => {
  const t = texts('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await enterCabinet(page, 'owner@demo.test', 'en')
  await openScreen(page, addressOf(await screenList(page), 'builder'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-display'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-preview'))
  await dialog.getByRole('button', { name: t('tours.action_skip') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await kept(page)).toEqual({ seen: '{"builder":true}', visitors: null })

  await page.evaluate(() => (window as unknown as { adminWelcome: () => void }).adminWelcome())
  expect((await kept(page)).visitors).toBe('true')
  await openScreen(page, paths.home())
  await expect(dialog).toHaveAccessibleName(t('tours.title_library-post'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^account:/i }).click()
  await page.getByRole('menuitem', { name: t('shell.action_tours') }).click()
  await expect(dialog).toHaveAccessibleName(t('tours.title_library-post'))
})

import { expect, type Page } from '@playwright/test'
import { paths, type RouteName } from '../src/common/routing/paths'
import { desktopAbove, placeOf, TOURS, type TourName } from '../src/features/tours/tourSteps'
import { TOUR_WORDS } from '../src/features/tours/tourWords'
import { inspect } from './inspect'
import { openScreen, screenList, type ListedScreen } from './screenList'
import { enterCabinet, test } from './session'
import { texts } from './texts'

test.use({ seesTours: true })

const SCREENS: readonly [RouteName, TourName][] = [
  ['home', 'HOME'],
  ['galleries', 'GALLERIES'],
  ['integrations', 'INTEGRATIONS'],
  ['post', 'POST'],
  ['builder', 'BUILDER'],
  ['builderstories', 'BUILDER_STORIES'],
]
const WALKS = [
  { width: 1440, height: 900, locale: 'ru' },
  { width: 390, height: 844, locale: 'en' },
] as const

function addressOf(screens: readonly ListedScreen[], route: RouteName): string {
  const screen = screens.find(({ name }) => name === route)
  if (!screen) throw new Error(`No screen is listed for ${route}`)
  return screen.address
}

/** The raw text of both keys in the browser's storage. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    seen: localStorage.getItem('seenWelcoms'),
    visitors: localStorage.getItem('isNotIgnoreWelcoms'),
  }))

/** Where the target of a step and its words are; what is larger than the window need only be seen. */
const placesOf = (page: Page, target: string) =>
  page.evaluate((selector) => {
    const rectOf = (found: Element | undefined) => found?.getBoundingClientRect()
    const seen = (found: Element) => found.getBoundingClientRect().width > 0
    const aim = rectOf([...document.querySelectorAll(selector)].find(seen))
    const words = rectOf(document.querySelector('[role=dialog]') ?? undefined)
    if (!aim || !words) return null
    const isWhole = aim.top >= -1 && aim.bottom <= innerHeight + 1
    const isSeen = aim.top < innerHeight - 40 && aim.bottom > 40
    const isBeside =
      words.right <= aim.left + 1 ||
      words.left >= aim.right - 1 ||
      words.bottom <= aim.top + 1 ||
      words.top >= aim.bottom - 1
    const isLarge = aim.height > innerHeight / 2 && aim.width > innerWidth / 2
    return {
      isTargetSeen: isLarge ? isSeen : isWhole && aim.left >= -1 && aim.right <= innerWidth + 1,
      areWordsBeside: isBeside || isLarge,
      areWordsWhole:
        words.top >= -1 &&
        words.bottom <= innerHeight + 1 &&
        words.left >= -1 &&
        words.right <= innerWidth + 1,
    }
  }, target)

/** Presses Enter twice before the next step can be drawn, as late as a person does who has read the step. */
const pressTwice = (page: Page) =>
  page.evaluate(() => {
    for (let press = 0; press < 2; press += 1) {
      const options = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
      const event = new KeyboardEvent('keydown', options)
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1000 })
      document.activeElement?.dispatchEvent(event)
    }
  })

for (const { width, height, locale } of WALKS) {
  const t = texts(locale)

  test(`steps through the tour of each screen, once (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const screens = await screenList(page)
    const seen: Record<string, true> = {}
    for (const [route, tour] of SCREENS) {
      await openScreen(page, addressOf(screens, route))
      for (const step of TOURS[tour]) {
        const { id } = step
        const dialog = page.getByRole('dialog', { name: t(TOUR_WORDS[id].title), exact: true })
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('button', { name: t(TOUR_WORDS[id].action) })).toBeFocused()
        const { target } = placeOf(step, width > desktopAbove(tour))
        await expect
          .poll(() => placesOf(page, target), id)
          .toEqual({ isTargetSeen: true, areWordsBeside: true, areWordsWhole: true })
        if (id === TOURS[tour][0]?.id) await inspect(page, `tour-${route}-${width}`)
        await pressTwice(page)
        await expect(dialog).toHaveCount(0)
      }
      seen[route] = true
      expect(await kept(page)).toEqual({ seen: JSON.stringify(seen), visitors: null })
    }
  })
}

test('keeps what was seen byte for byte, however a tour is left', async ({ page }) => {
  const t = texts('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await enterCabinet(page, 'owner@demo.test', 'en')
  const builder = addressOf(await screenList(page), 'builder')
  const dialog = page.getByRole('dialog')
  await openScreen(page, builder)
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-display'))
  // By another screen, and by a reload: neither is an answer to the tour.
  await page.evaluate((hash) => (location.hash = hash), paths.albums())
  await expect(dialog).toHaveCount(0)
  expect(await kept(page)).toEqual({ seen: null, visitors: null })
  await openScreen(page, builder)
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-display'))
  await page.reload()
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-display'))
  expect(await kept(page)).toEqual({ seen: null, visitors: null })
  // By its button, in the middle.
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName(t('tours.title_gallery-code'))
  await dialog.getByRole('button', { name: t('tours.action_skip') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await kept(page)).toEqual({ seen: '{"builder":true}', visitors: null })

  await page.evaluate(() => (window as unknown as { adminWelcome: () => void }).adminWelcome())
  expect(await kept(page)).toEqual({ seen: '{"builder":true}', visitors: 'true' })
  // By Escape.
  await openScreen(page, paths.home())
  await expect(dialog).toHaveAccessibleName(t('tours.title_library-post'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await kept(page)).toEqual({ seen: '{"builder":true,"home":true}', visitors: 'true' })
  await page.evaluate(() => (window as unknown as { adminWelcome: () => void }).adminWelcome())
  await page.getByRole('button', { name: /^account:/i }).click()
  await page.getByRole('menuitem', { name: t('shell.action_tours') }).click()
  await expect(dialog).toHaveAccessibleName(t('tours.title_library-post'))
  expect(await kept(page)).toEqual({ seen: '{}', visitors: 'false' })
})

test('leaves out a step whose target goes, and a key that was pressed before the step was there', async ({
  page,
}) => {
  const t = texts('en')
  const hide = (selector: string) =>
    page.evaluate((hidden) => {
      for (const each of document.querySelectorAll<HTMLElement>(hidden)) each.style.display = 'none'
    }, selector)
  const nameOf = (id: keyof typeof TOUR_WORDS) => t(TOUR_WORDS[id].title)
  await enterCabinet(page, 'owner@demo.test', 'en')
  await openScreen(page, paths.home())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(nameOf('library-post'))
  // Before its step, and during it.
  await hide('#main [data-primary]')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName(nameOf('library-search'))
  await page.evaluate(() => {
    const options = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
    const late = new KeyboardEvent('keydown', options)
    Object.defineProperty(late, 'timeStamp', { value: 0 })
    document.activeElement?.dispatchEvent(late)
  })
  await hide('#main input[type="search"]')
  await expect(dialog).toHaveAccessibleName(nameOf('library-albums'))
  // The last one: the tour waits, unseen.
  await hide('nav')
  await expect(dialog).toHaveCount(0)
  expect((await kept(page)).seen).toBeNull()
})

test('waits while a dialog is open, which can be used', async ({ page }) => {
  const t = texts('ru')
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await openScreen(page, paths.home())
  const words = TOUR_WORDS['library-post']
  const tour = page.getByRole('dialog', { name: t(words.title), exact: true })
  await expect(tour).toBeVisible()
  await page.evaluate(() => (window as unknown as { reportProblem: () => void }).reportProblem())
  const report = page.getByRole('dialog', { name: t('session-record.title') })
  await report.getByRole('checkbox').check()
  await expect(tour).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(report).toBeHidden()
  await expect(tour.getByRole('button', { name: t(words.action) })).toBeFocused()
})

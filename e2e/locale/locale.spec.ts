import { expect, type Page } from '@playwright/test'
import { logIn } from '../server/ask'
import { enterCabinet, test } from '../session'
import { LAYERS, openScreen, screenList } from '../screenList'
import { expectWholeLayout } from './layoutProblems'
import { lengthenPage, mirrorPages, pseudoTexts, servePseudoLocale } from './otherLocales'
import { texts } from '../texts'

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

type Name = (id: (typeof LAYERS)[number][1] | 'common.label_loading') => string

/** Walks through all screens, their tabs and main layers at one width. */
async function walk(page: Page, width: keyof typeof WIDTHS, name: Name): Promise<void> {
  await page.setViewportSize(WIDTHS[width])
  await page.mouse.move(0, 0)
  for (const screen of await screenList(page)) {
    const where = `${screen.name}, ${width}`
    await openScreen(page, screen.address, name('common.label_loading'))
    await expectWholeLayout(page, where)
    const tabs = ['post', 'builder', 'builderstories', 'stl-builder'].includes(screen.name)
      ? await page.getByRole('tab').count()
      : 0
    for (let index = 1; index < tabs; index += 1) {
      await page.getByRole('tab').nth(index).click()
      await expectWholeLayout(page, `${where}, tab ${index}`)
    }
  }
  for (const [address, action, role] of LAYERS) {
    await openScreen(page, address, name('common.label_loading'))
    await page
      .getByRole('button', { name: name(action), exact: true })
      .first()
      .click()
    await expect(page.getByRole(role).first()).toBeVisible()
    await expectWholeLayout(page, `${action}, ${width}`)
  }
}

/** The page of sign-in, with the accounts of a member and those that the provider sees. */
async function walkLanding(
  page: Page,
  width: keyof typeof WIDTHS,
  change: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.setViewportSize(WIDTHS[width])
  for (const email of [null, 'owner@demo.test', 'admin@vitrina.test']) {
    await page.context().clearCookies()
    if (email) await logIn(page, email)
    await page.goto('about:blank')
    await page.goto('/my/admin')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await change(page)
    await expectWholeLayout(page, `landing of ${email ?? 'a stranger'}, ${width}`)
  }
}

for (const width of ['wide', 'narrow'] as const) {
  test(`shows texts 40 % longer whole on every screen (${width}) @deep`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000)
    await servePseudoLocale(context)
    await enterCabinet(page, 'owner@demo.test', 'en')
    await walk(page, width, pseudoTexts)
    await walkLanding(page, width, lengthenPage)
  })

  test(`shows every screen whole when it is mirrored (${width}) @deep`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000)
    await mirrorPages(context)
    await enterCabinet(page, 'owner@demo.test', 'en')
    await walk(page, width, texts('en'))
    await walkLanding(page, width)
  })
}

import { expect, type Page } from '@playwright/test'
import { quietTest } from '../server/ownServer'
import { enterCabinet, test } from '../session'
import { expectActionsFree } from '../expectActionsFree'
import { expectNoSideScroll, inspect, settle } from '../inspect'
import { openScreen, screenList, type ListedScreen } from '../screenList'
import { texts } from '../texts'
import { walks } from '../walks'

const WIDE = { width: 1440, height: 900 }
const MIDDLE = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }
/**
 * Loads a screen at the first width, inspects it there, and then at the other widths, larger and
 * smaller.
 */
const WIDTHS = { ru: [WIDE, MIDDLE, PHONE], en: [PHONE, WIDE, MIDDLE] } as const

for (const { locale } of walks('wide')) {
  const t = texts(locale)

  async function hasItsLayout(page: Page, { name, layout }: ListedScreen): Promise<void> {
    const sections = page.getByRole('navigation', {
      name: t('shell.nav_sections'),
      exact: true,
    })
    await expect.soft(sections, name).toHaveCount(layout === 'custom' ? 0 : 1)
    if (layout !== 'analytics') return
    const head = page.getByRole('heading', { level: 1, name: t('analytics.title') })
    await expect.soft(head, name).toBeVisible()
  }

  test(`shows every route (${locale}) in its layout, without console errors, serious findings of axe or covered main actions`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await enterCabinet(page, 'owner@demo.test', locale)
    // Moves the pointer away, because an element under it would show its tooltip, half faded in.
    await page.mouse.move(0, 0)
    const [first, ...others] = WIDTHS[locale]
    for (const screen of await screenList(page)) {
      await page.setViewportSize(first)
      await openScreen(page, screen.address)
      expect(new URL(page.url()).hash, screen.name).toBe(`#${screen.address}`)
      await hasItsLayout(page, screen)
      await inspect(page, `${screen.name}-${first.width}-${locale}`)
      await expectActionsFree(page, screen.name)
      for (const size of others) {
        await page.setViewportSize(size)
        const where = `${screen.name}-${size.width}-${locale}`
        await settle(page)
        await expectNoSideScroll(page, where)
        await expectActionsFree(page, where)
      }
    }
  })

  test(`passes axe on the sign-in page (${locale}), without serious findings`, async ({ page }) => {
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto('/my/admin')
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      await inspect(page, `landing-${size.width}-${locale}`)
    }
  })

  // The browser itself logs the 404 of a widget that does not exist.
  quietTest(
    `redirects old and invalid addresses to the right screen (${locale})`,
    async ({ page }) => {
      await enterCabinet(page, 'owner@demo.test', locale)
      for (const [address, target] of [
        ['/albums/create', '/albums'],
        ['/nothing/of/the/kind', '/not-found'],
        ['/abc', '/not-found'],
        ['/12abc', '/not-found'],
        ['/albums/x', '/not-found'],
        ['/albums/1/editor/x', '/not-found'],
        ['/products/x', '/not-found'],
        ['/products/1/post/x', '/not-found'],
        ['/products/1/nothing/1', '/not-found'],
        ['/posts-analytic/x', '/not-found'],
        ['/galleries/g/nothing', '/not-found'],
        ['/galleries/s/nothing', '/not-found'],
        ['/galleries/stl/nothing', '/not-found'],
      ] as const) {
        await page.goto(`/my/admin/demo/#${address}`)
        await expect
          .poll(() => new URL(page.url()).hash, `${address} leads to ${target}`)
          .toBe(`#${target}`)
        // The address changes before the screen, so waits for the screen's title.
        const screen = target === '/albums' ? 'albums.title' : 'not-found.title'
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(screen))
      }
    },
  )

  test(`redirects an observer from guarded routes with a warning (${locale})`, async ({ page }) => {
    await enterCabinet(page, 'observer@demo.test', locale)
    for (const address of ['/membership', '/segments', '/sources', '/integrations', '/profile']) {
      await page.goto('about:blank')
      await page.goto(`/my/admin/demo/#${address}`)
      await expect(page.getByText(t('have_no_permission_that_user'))).toBeVisible()
      expect(new URL(page.url()).hash).toBe('#/')
    }
    // A screen without a guard explains the missing right in place.
    await page.goto('/my/admin/demo/#/analytic')
    await expect(page.getByText(t('common.alert_no-rights'))).toBeVisible()
  })
}

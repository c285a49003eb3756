import { expect, type Page } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { LOCALES } from '../src/contract/locale'
import { chooseLanguage, quietTest, signIn, test } from './session'
import { inspect } from './inspect'
import { screenList, type ListedScreen } from './screenList'
import { texts } from './texts'

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Loads an address, as a link from elsewhere would. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`/my/admin/demo/#${address}`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  // The preview of the kit shows how loading looks.
  const loading = address === paths.uiPreview() ? 1 : 0
  await expect(page.getByRole('status', { name: /загрузка|loading/i })).toHaveCount(loading)
}

for (const locale of LOCALES) {
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

  for (const viewport of WIDTHS) {
    test(`every route at ${viewport.width} px (${locale}) has its layout, is calm and has nothing that axe finds serious`, async ({
      page,
    }) => {
      test.setTimeout(420_000)
      await signIn(page, 'owner@demo.test')
      await chooseLanguage(page, locale)
      await page.setViewportSize(viewport)
      // A pointer that rests on something would show its tooltip, half faded in.
      await page.mouse.move(0, 0)
      for (const screen of await screenList(page)) {
        await open(page, screen.address)
        expect(new URL(page.url()).hash, screen.name).toBe(`#${screen.address}`)
        await hasItsLayout(page, screen)
        await inspect(page, `${screen.name}-${viewport.width}-${locale}`)
      }
      await page.goto('/my/admin')
      await expect(page.getByRole('heading').first()).toBeVisible()
      await inspect(page, `landing-${viewport.width}-${locale}`)
    })
  }

  // The browser itself logs the 404 of a widget that does not exist.
  quietTest(`other addresses lead where they should (${locale})`, async ({ page }) => {
    await signIn(page, 'owner@demo.test')
    await chooseLanguage(page, locale)
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
      await page.goto('about:blank')
      await page.goto(`/my/admin/demo/#${address}`)
      await expect
        .poll(() => new URL(page.url()).hash, `${address} leads to ${target}`)
        .toBe(`#${target}`)
    }
  })

  test(`guards turn the observer away with the warning (${locale})`, async ({ page }) => {
    await signIn(page, 'observer@demo.test')
    await chooseLanguage(page, locale)
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

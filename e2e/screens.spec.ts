import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { LOCALES } from '../src/contract/locale'
import { chooseLanguage, signIn, test } from './hands'

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const SCREENS = [
  ['library', '/'],
  ['albums', '/albums'],
  ['widgets', '/galleries'],
  ['gallery-editor', '/galleries/g/demo-home'],
  ['analytics', '/analytic'],
  ['not-found', '/not-found'],
] as const

for (const locale of LOCALES) {
  for (const viewport of WIDTHS) {
    test(`every screen at ${viewport.width} px (${locale}) is calm and has nothing that axe finds serious`, async ({
      page,
    }) => {
      await signIn(page, 'owner@demo.test')
      await chooseLanguage(page, locale)
      await page.setViewportSize(viewport)
      // A pointer that rests on something would show its tooltip, half faded in.
      await page.mouse.move(0, 0)
      const look = async (name: string) => {
        await expect(page.getByRole('status', { name: /загрузка|loading/i })).toHaveCount(0)
        await page.screenshot({
          path: `test-results/screens/${name}-${viewport.width}-${locale}.png`,
        })
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
        const grave = violations.filter(
          ({ impact }) => impact === 'serious' || impact === 'critical',
        )
        expect(
          grave.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`),
          name,
        ).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(viewport.width)
      }
      for (const [name, address] of SCREENS) {
        await page.goto(`/my/admin/demo/#${address}`)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await look(name)
      }
      await page.goto('/my/admin/demo/#/')
      await page.getByRole('listitem').getByRole('link').first().click()
      await expect(page.locator('canvas').first()).toBeVisible()
      await look('post-editor')
      await page.goto('/my/admin')
      await expect(page.getByRole('heading').first()).toBeVisible()
      await look('landing')
    })
  }
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits for animations: a screen in the middle of one must not be judged. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    return [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      )
  })
}

/** Their findings are moderate at most: they would take time and be left out. */
const UNASKED = [
  'heading-order',
  'landmark-unique',
  'no-autoplay-audio',
  'page-has-heading-one',
  'region',
]

/** Takes a screenshot for people, and checks the screen for serious problems by axe and for its width. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settle(page)
  if (!process.env.CI) await page.screenshot({ path: `test-results/screens/${name}.png` })
  const axe = new AxeBuilder({ page })
    // Frames are left out, so axe needs no page of its own to join their results: that took a second each time.
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .disableRules(UNASKED)
  const { violations } = await axe.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect
    .soft(
      grave.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`),
      name,
    )
    .toEqual([])
  await expectNoSideScroll(page, name)
}

export async function expectNoSideScroll(page: Page, name: string): Promise<void> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect.soft(scrollWidth, `${name} does not scroll sideways`).toBeLessThanOrEqual(innerWidth)
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits for animations: a screen in the middle of one must not be judged. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** Takes a screenshot, and checks the screen for serious problems by axe and for its width. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ path: `test-results/screens/${name}.png` })
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect
    .soft(
      grave.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`),
      name,
    )
    .toEqual([])
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect.soft(scrollWidth, `${name} does not scroll sideways`).toBeLessThanOrEqual(innerWidth)
}

import { expect, type Locator, type Page } from '@playwright/test'

/** More than the number of tab stops of any screen. */
const MAX_STEPS = 200

/**
 * Presses Tab until an element has the focus, as a person without a mouse would. Continues from the start of the page
 * if needed.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(wanted)}`)
}

import { expect, type Page } from '@playwright/test'
import { PREVIEW_MESSAGE, PREVIEW_PAGE } from '../../src/contract/widgets/embed'
import type { WidgetPayload } from '../../src/contract/widgets/widgetPayload'
import { settle } from '../inspect'
import { visibleDifferences } from './visibleDifferences'

const SCREENS = [
  { width: 1000, height: 500 },
  { width: 390, height: 500 },
]

/** Takes screenshots until two are equal, because a loaded picture may be drawn a moment later. */
async function stillShot(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await page.screenshot()
      return last.equals(before)
    })
    .toBe(true)
  return last
}

async function shoot(page: Page, payload: WidgetPayload): Promise<Buffer> {
  await page.evaluate(
    (data) =>
      new Promise((resolve) => {
        window.addEventListener('message', resolve, { once: true })
        window.postMessage(data, '*')
      }).then(() => undefined),
    { type: PREVIEW_MESSAGE, payload },
  )
  await page.waitForFunction(() => {
    const images = document.querySelector('main')?.shadowRoot?.querySelectorAll('img') ?? []
    return [...images].every(
      (image) =>
        image.classList.contains('is-ready') ||
        !image.checkVisibility() ||
        // An image that is not near the screen is not requested yet.
        image.getBoundingClientRect().left > innerWidth ||
        image.getBoundingClientRect().top > innerHeight,
    )
  })
  // Decodes the images, because a loaded image may not be drawn yet.
  await page.evaluate(async () => {
    const images = document.querySelector('main')?.shadowRoot?.querySelectorAll('img') ?? []
    const ready = [...images].filter((image) => image.classList.contains('is-ready'))
    await Promise.all(ready.map((image) => image.decode()))
  })
  await settle(page)
  return stillShot(page)
}

/** The settings whose change is invisible on a wide screen and on a phone. */
export async function unseenChanges<Changes>(
  page: Page,
  settings: Readonly<Record<string, readonly [Changes, Changes]>>,
  payloadOf: (changes: Changes) => WidgetPayload,
): Promise<string[]> {
  await page.goto(PREVIEW_PAGE)
  let unseen = Object.entries(settings)
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    const left: typeof unseen = []
    for (const setting of unseen) {
      const [, [before, change]] = setting
      const first = await shoot(page, payloadOf(before))
      const changed = await shoot(page, payloadOf(change))
      // The same content is drawn again, because the smoothing may differ each time.
      const noise = await visibleDifferences(await shoot(page, payloadOf(before)), first)
      if ((await visibleDifferences(changed, first)) <= 3 * noise) left.push(setting)
    }
    unseen = left
  }
  return unseen.map(([name]) => name)
}

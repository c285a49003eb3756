import { expect, type Page } from '@playwright/test'
import { chooseLanguage, signIn, test } from './session'
import { settle } from './inspect'
import { screenList } from './screenList'

/** In the page: the main actions that a message would cover, were one shown now. */
function coveredActions(): string[] {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
  }
  const region = document.querySelector('[data-toasts]')
  if (!region) return ['no place for messages']
  const message = document.createElement('div')
  message.style.height = '64px'
  region.append(message)
  const { left, right, top, bottom } = message.getBoundingClientRect()
  message.remove()
  return [
    ...document.querySelectorAll<HTMLElement>(
      'button[data-variant=filled], a[data-variant=filled]',
    ),
  ]
    .filter(isSeen)
    .filter((action) => {
      const box = action.getBoundingClientRect()
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top
    })
    .map(({ innerText }) => innerText.trim())
}

async function expectActionsFree(page: Page, where: string): Promise<void> {
  await settle(page)
  expect.soft(await page.evaluate(coveredActions), where).toEqual([])
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`a message covers the main action of no screen (${viewport.width} px)`, async ({ page }) => {
    await signIn(page, 'owner@demo.test')
    await chooseLanguage(page, 'ru')
    await page.setViewportSize(viewport)
    for (const { name, address } of await screenList(page)) {
      await page.goto('about:blank')
      await page.goto(`/my/admin/demo/#${address}`)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expectActionsFree(page, name)
    }
  })
}

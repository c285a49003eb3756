import { expect, type Page } from '@playwright/test'

/** Runs in the page: returns the main actions that a toast would cover. */
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

/** Expects that a toast would cover no main action of a screen that has finished loading. */
export async function expectActionsFree(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(coveredActions), where).toEqual([])
}

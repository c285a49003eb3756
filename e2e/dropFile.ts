import { expect, type Page } from '@playwright/test'

/**
 * Drags a file over a point of the page, waits until the drop zone shows these words, and drops it.
 */
export async function dropFile(
  page: Page,
  file: string,
  at: { x: number; y: number },
  words: string,
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    })
  await drag('dragEnter')
  await drag('dragOver')
  await expect(page.getByText(words)).toBeVisible()
  await drag('drop')
  await browser.detach()
}

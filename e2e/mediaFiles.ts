import { expect, type Page } from '@playwright/test'

/** Drags a file over a point of the page, waits until the drop zone shows `words`, and drops the file. */
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

/** Records a second of video in the browser, or more when its encoder is slow to begin. */
export async function makeVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start(200)
    for (let frame = 0; frame < 25 || parts.every(({ size }) => size === 0); frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 14} 60% 60%)`
      context?.fillRect(0, 0, 640, 480)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()))
  })
  return Buffer.from(bytes)
}

/** Ms for which a screen is watched after a seek. */
const WATCHED_MS = 700

/**
 * Presses the player's time line at these places (0 to 1). Returns for each press the ms until the next paint, until
 * the last change of the screen was painted, and of processor time for both.
 */
export async function seeks(page, places) {
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await tab.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const line = await page.getByRole('slider').locator('xpath=../..').boundingBox()
  const times = []
  for (const place of places) {
    await page.mouse.move(line.x + line.width * place, line.y + line.height / 2)
    await page.evaluate(watchPress, WATCHED_MS)
    const before = await busyMs()
    await page.mouse.down()
    const { painted, drawn } = await page.evaluate('window.seekTimes')
    times.push({ painted, drawn, busy: (await busyMs()) - before })
    await page.mouse.up()
  }
  return times
}

function watchPress(watchedMs) {
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  window.seekTimes = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      async ({ timeStamp }) => {
        let last = nextPaint()
        const changes = new MutationObserver(() => {
          last = nextPaint()
        })
        const screen = document.querySelector('iframe').contentDocument.body
        changes.observe(screen, { subtree: true, childList: true, attributes: true })
        const painted = await last
        await new Promise((rested) => setTimeout(rested, watchedMs))
        changes.disconnect()
        resolve({ painted: painted - timeStamp, drawn: (await last) - timeStamp })
      },
      { once: true, capture: true },
    )
  })
}

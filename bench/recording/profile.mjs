const SAMPLE_US = 200

/**
 * The processor time that some work of a page takes: of the whole renderer (`cpuMs`), and within scripts whose address
 * fits (`inScript`).
 */
export async function profiled(browser, page, work) {
  const tab = await page.context().newCDPSession(page)
  const whole = await browser.newBrowserCDPSession()
  await tab.send('Profiler.enable')
  await tab.send('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  const before = await cpuOf(whole)
  await tab.send('Profiler.start')
  const result = await work()
  const { profile } = await tab.send('Profiler.stop')
  const after = await cpuOf(whole)
  return {
    result,
    cpuMs: Math.max(...[...after].map(([id, time]) => time - (before.get(id) ?? 0))) * 1000,
    inScript: (isIt) => timeIn(profile, isIt),
  }
}

/** Seconds of processor time for each process that draws a page. */
async function cpuOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]))
}

/** Ms in functions of such scripts, with the browser's functions that they call. */
function timeIn({ nodes, samples, timeDeltas }, isIt) {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  const parentOf = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const counts = new Map()
  const isCounted = (id) => {
    const known = counts.get(id)
    if (known !== undefined) return known
    const { url } = nodeOf.get(id).callFrame
    const parent = parentOf.get(id)
    const answer = url === '' ? parent !== undefined && isCounted(parent) : isIt(url)
    counts.set(id, answer)
    return answer
  }
  const us = samples.reduce((sum, id, index) => sum + (isCounted(id) ? timeDeltas[index] : 0), 0)
  return us / 1000
}

/** Bytes of JavaScript's heap after garbage collection. */
export async function heapOf(page) {
  const tab = await page.context().newCDPSession(page)
  await tab.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await tab.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.send('Runtime.getHeapUsage')
  await tab.detach()
  return usedSize
}

import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { quantiles } from './quantiles.mjs'

/** Pauses between two requests for the list, and between two writes, as when many people work. */
const LIST_PAUSE_MS = 10
const WRITE_PAUSE_MS = 100
const STATE_EVERY_MS = 250

/**
 * Measures the server during a phase: seconds, processor time, memory above `idleMb`, and the durations of requests for
 * the list and of the event loop's delays. With `isWriting` also measures writes. `isOver` is called a few times a
 * second.
 */
export async function measurePhase(
  { server, calls, loopFile, idleMb, slowness, isWriting = false },
  begin,
  isOver,
) {
  const slowerBefore = await slowness()
  const cpuBefore = server.cpuMs()
  const memory = []
  const started = performance.now()
  const since = Date.now()
  const elapsed = () => (performance.now() - started) / 1000
  let isEnded = false
  const until = async (pause, act) => {
    while (!isEnded) {
      await act()
      await wait(pause)
    }
  }
  const lists = []
  const writes = []
  let refused = 0
  const beside = Promise.all([
    until(LIST_PAUSE_MS, async () => lists.push(await timed(calls.list))),
    isWriting &&
      until(WRITE_PAUSE_MS, async () => {
        // A write that waits too long for another one is refused. Refused writes are measured too.
        const write = () => calls.write().catch(() => (refused += 1))
        writes.push(await timed(write))
      }),
    until(STATE_EVERY_MS, () => {
      memory.push({ seconds: elapsed(), mb: server.residentMb() - idleMb })
    }),
  ])
  try {
    await begin()
    while (!(await isOver())) await wait(STATE_EVERY_MS)
  } finally {
    isEnded = true
  }
  const seconds = elapsed()
  const cpuSeconds = (server.cpuMs() - cpuBefore) / 1000
  await beside
  return {
    seconds,
    cpuSeconds,
    slower: (slowerBefore + (await slowness())) / 2,
    memory,
    mostMb: Math.max(...memory.map(({ mb }) => mb)),
    list: quantiles(lists),
    write: isWriting ? quantiles(writes) : null,
    refused,
    loop: quantiles(loopDelays(loopFile, since)),
  }
}

/** Measures `count` calls one after another, without other load. */
export async function measureIdle(call, count) {
  const measured = []
  for (let index = 0; index < count; index += 1) measured.push(await timed(call))
  return quantiles(measured)
}

async function timed(call) {
  const sent = performance.now()
  await call()
  return performance.now() - sent
}

/** The longest delay in each tenth of a second. */
const loopDelays = (file, since) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter(([at, delay]) => at >= since && delay !== undefined)
    .map(([, delay]) => delay)

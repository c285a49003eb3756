import { readVertices, type Vertices } from './vertices'
import { pause } from '../core/work'

const TRIES = 3
const FIRST_WAIT_MS = 1000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loads a model's file, with retries after a broken connection or a 5xx. Throws when the model is unavailable. */
export async function loadVertices(address: string, signal: AbortSignal): Promise<Vertices> {
  return readVertices(await load(address, signal, TRIES), pause)
}

async function load(url: string, signal: AbortSignal, tries: number): Promise<ArrayBuffer> {
  let isRefused = false
  try {
    const response = await fetch(url, { credentials: 'omit', signal })
    isRefused = !response.ok && response.status < 500
    if (!response.ok) throw new Error(`The model answered ${response.status}`)
    return await response.arrayBuffer()
  } catch (error) {
    if (isRefused || signal.aborted || tries <= 1) throw error
    await wait(FIRST_WAIT_MS * 3 ** (TRIES - tries))
    return load(url, signal, tries - 1)
  }
}

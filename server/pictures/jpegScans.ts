import { readFile } from 'node:fs/promises'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Progressive frames: each scan costs the decoder the whole picture. */
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce])
const BASELINE = new Set([0xc0, 0xc1])

/** The number of passes for decoding a JPEG: 1 unless it is progressive. */
export async function jpegScans(file: string): Promise<number> {
  return scansIn(await readFile(file))
}

export function scansIn(content: Buffer): number {
  let scans = 0
  let isProgressive = false
  for (let at = nextMarker(content, 0); at !== -1; at = nextMarker(content, at)) {
    const marker = content[at + 1] ?? 0
    if (marker === END_OF_IMAGE || BASELINE.has(marker)) break
    if (PROGRESSIVE.has(marker)) isProgressive = true
    if (marker === START_OF_SCAN) scans += 1
    at += 2
    if (hasLength(marker)) {
      if (at + 2 > content.length) break
      at += content.readUInt16BE(at)
    }
  }
  return isProgressive ? Math.max(1, scans) : 1
}

/** Coded pixels contain `ff 00` and restart marks, which do not start a segment; a marker may be padded with `ff`. */
function nextMarker(content: Buffer, from: number): number {
  let at = content.indexOf(MARKER, from)
  while (at !== -1 && !isMarker(content[at + 1] ?? 0)) at = content.indexOf(MARKER, at + 1)
  return at
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isMarker = (code: number) => code !== 0 && code !== MARKER && !isRestart(code)
/**
 * The start of a picture and the TEM marker have no length; any other segment has. The end was
 * handled before.
 */
const hasLength = (marker: number) => marker !== 0xd8 && marker !== 0x01

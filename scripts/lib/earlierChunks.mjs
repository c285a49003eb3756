/**
 * Chunks of earlier builds of the embed, which are kept because cached loaders and open pages request them long after a
 * deployment.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 30 * DAY_MS
/** The maximum number of earlier builds of each chunk; a developer's machine builds after every change. */
const MAX_EARLIER = 20
/**
 * The name of the record. It has no extension, so that it is not served. The record stores when each chunk was
 * replaced, and null for a chunk in use.
 */
const RECORD = '.chunks'

const isChunk = (file) => /^\w+\.[0-9a-f]{8}\.js$/.test(file)

export function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8'))
  } catch {
    return {}
  }
}

/** Whether a file of the folder is a chunk of the last build. */
export const isCurrent = (record, file) => record[file] === null

/**
 * Keeps chunks that were replaced within the last `KEPT_MS`, at most `MAX_EARLIER` of each, removes the others with
 * their compressed copies, and writes the record.
 */
export function keepEarlierChunks({ folder, current, now }) {
  const record = readRecord(folder)
  const replaced = (file) => record[file] ?? now
  const earlier = readdirSync(folder)
    .filter((file) => isChunk(file) && !current.includes(file))
    .sort((one, other) => replaced(other) - replaced(one) || one.localeCompare(other))
  const kept = earlier.filter((file, index) => {
    const newer = earlier.slice(0, index).filter((other) => nameOf(other) === nameOf(file))
    return now - replaced(file) < KEPT_MS && newer.length < MAX_EARLIER
  })
  for (const file of earlier) {
    if (kept.includes(file)) continue
    for (const suffix of ['', '.br', '.gz'])
      rmSync(path.join(folder, file + suffix), { force: true })
  }
  const entries = [
    ...current.map((file) => [file, null]),
    ...kept.map((file) => [file, replaced(file)]),
  ]
  writeFileSync(path.join(folder, RECORD), JSON.stringify(Object.fromEntries(entries), null, 2))
}

const nameOf = (file) => file.split('.')[0]

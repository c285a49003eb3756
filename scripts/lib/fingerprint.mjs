import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

function* filesOf(place) {
  if (!existsSync(place)) return
  if (statSync(place).isFile()) {
    yield place
    return
  }
  for (const name of readdirSync(place).sort()) yield* filesOf(path.join(place, name))
}

/** A hash of the contents of files and folders, which changes exactly when the contents change. */
export function fingerprint(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => [...filesOf(place)])) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

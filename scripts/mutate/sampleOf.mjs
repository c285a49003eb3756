import { createHash } from 'node:crypto'

/** The rank of a change. It does not depend on other changes, files and runs. */
function rankOf({ fileName, location: { start }, mutatorName, replacement }, seed) {
  const change = [seed, fileName, start.line, start.column, mutatorName, replacement]
  return createHash('sha256').update(JSON.stringify(change)).digest('hex')
}

/** `size` changes at random, which are the same ones for the same seed. */
export function sampleOf(changes, { size, seed }) {
  const ranked = changes.map((change) => ({ change, rank: rankOf(change, seed) }))
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = new Set(ranked.slice(0, size).map(({ change }) => change))
  return changes.filter((change) => chosen.has(change))
}

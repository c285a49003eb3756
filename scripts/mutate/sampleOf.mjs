import { createHash } from 'node:crypto'

/** What a change is, whatever else was changed: other files and other runs do not move it. */
function rankOf({ fileName, location: { start }, mutatorName, replacement }, seed) {
  const change = [seed, fileName, start.line, start.column, mutatorName, replacement]
  return createHash('sha256').update(JSON.stringify(change)).digest('hex')
}

/** So many of the changes at random, the same ones each time that the seed is the same. */
export function sampleOf(changes, { size, seed }) {
  const ranked = changes.map((change) => ({ change, rank: rankOf(change, seed) }))
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = new Set(ranked.slice(0, size).map(({ change }) => change))
  return changes.filter((change) => chosen.has(change))
}

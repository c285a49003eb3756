/** A part of the state that an action changed; the values as short JSON. */
export interface StateChange {
  path: string
  before: string
  after: string
}

const DEPTH = 4
/** Most differences that are shown of one action. */
const MAX_CHANGES = 50

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an action changed of a state, at most four keys deep: `editor.save.status`. */
export const changesOf = (before: unknown, after: unknown): StateChange[] =>
  changesIn(before, after, DEPTH).slice(0, MAX_CHANGES)

function changesIn(before: unknown, after: unknown, depth: number): StateChange[] {
  if (before === after || !isNode(after)) return []
  const earlier = isNode(before) ? before : {}
  const keys = new Set([...Object.keys(earlier), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    if (earlier[key] === after[key]) return []
    const deeper = depth > 1 ? changesIn(earlier[key], after[key], depth - 1) : []
    if (deeper.length > 0)
      return deeper.map(({ path, ...rest }) => ({ path: `${key}.${path}`, ...rest }))
    return [{ path: key, before: shortValue(earlier[key]), after: shortValue(after[key]) }]
  })
}

/** Longest value that is shown beside a path, in characters. */
const MAX_VALUE_LENGTH = 160

/** A value as short JSON. */
export function shortValue(value: unknown): string {
  if (value === undefined) return '—'
  const text = JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** The minimum number of new statements for which another file is worth its time. */
const MIN_NEW = 4

/**
 * Chooses test files that together send nearly every statement. The file with the most new statements comes first;
 * among equals, the first by name. `statements` are the statements of each file. `candidates` are the files that can be
 * chosen: tests of screens send statements too, but need another environment.
 */
export function chooseByStatements(statements, candidates, leastNew = MIN_NEW) {
  const waiting = new Map(
    Object.entries(statements)
      .filter(([file]) => candidates.includes(file))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, sent]) => [file, new Set(sent)]),
  )
  const chosen = []
  for (;;) {
    let best = null
    for (const [file, left] of waiting) {
      if (left.size >= leastNew && left.size > (best?.left.size ?? 0)) best = { file, left }
    }
    if (best === null) return chosen
    chosen.push(best.file)
    waiting.delete(best.file)
    for (const left of waiting.values()) {
      for (const statement of best.left) left.delete(statement)
    }
  }
}

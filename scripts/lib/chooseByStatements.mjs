/** A file with fewer statements that no chosen file has sent is not worth its time. */
const MIN_NEW = 4

/**
 * Test files that together send nearly every statement of all of them: the one with the most new
 * statements first; among equals, the first by name. `statements`: the statements of each file;
 * `candidates`: the files that can be chosen, because screens send statements, too, but run in
 * their own environment.
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

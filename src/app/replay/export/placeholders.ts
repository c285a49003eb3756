const SCRIPTS: [string, RegExp, string][] = [
  ['Cyrl', /\p{Script=Cyrillic}/gu, 'оабвгдежзиклмнпрстуфхцчшэюя'],
  ['Latn', /\p{Script=Latin}/gu, 'oabcdefghijklmnpqrstuvwxyz'],
  ['Zyyy', /\p{N}/gu, '0123456789'],
]
/** Letters between two spaces, so that long texts wrap as they did. */
const WORD = 7

/** What of a text is kept: how long it is and in which script it is written. */
function shapeOf(text: string) {
  const length = text.length
  const [script, , letters] = SCRIPTS.map(
    ([name, pattern, alphabet]) => [name, text.match(pattern)?.length ?? 0, alphabet] as const,
  ).reduce((best, other) => (other[1] > best[1] ? other : best))
  return { script, letters, length, hasSpaces: /\s/.test(text) }
}

/** The `order`-th text of a length: the order counts in the alphabet's letters from the left. */
function write(order: number, letters: string, length: number, hasSpaces: boolean): string {
  let text = ''
  for (let rest = order; rest > 0; rest = Math.floor(rest / letters.length)) {
    text += letters[rest % letters.length]
  }
  text = text.padEnd(length, letters[0])
  if (!hasSpaces) return text
  return Array.from(text, (letter, place) =>
    place % (WORD + 1) === WORD && place < length - 1 ? ' ' : letter,
  ).join('')
}

/**
 * Stand-ins for texts: of the same length and script, and for two different texts never the same one, so
 * that reducers which compare texts do in a replay what they did in the session.
 */
export function createPlaceholders(isTaken: (text: string) => boolean): (text: string) => string {
  const given = new Map<string, string>()
  const used = new Set<string>()
  const orders = new Map<string, number>()
  return (text) => {
    const known = given.get(text)
    if (known !== undefined) return known
    const { script, letters, length, hasSpaces } = shapeOf(text)
    const group = `${script} ${length} ${hasSpaces}`
    let order = orders.get(group) ?? 0
    let stand: string
    do stand = write(order++, letters, length, hasSpaces)
    while (used.has(stand) || isTaken(stand))
    orders.set(group, order)
    used.add(stand)
    given.set(text, stand)
    return stand
  }
}

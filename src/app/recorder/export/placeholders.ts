import { LIMITS, WIDGET_ID } from '@/contract/limits'

const LATIN = 'oabcdefghijklmnpqrstuvwxyz'
/** Letters of which no id can be made. */
const ACCENTED = 'öàáâãäåæçèéêëìíîïñòóôõùúûüý'
const SCRIPTS: [string, RegExp, string][] = [
  ['Cyrl', /\p{Script=Cyrillic}/gu, 'оабвгдежзиклмнпрстуфхцчшэюя'],
  ['Latn', /\p{Script=Latin}/gu, LATIN],
  ['Zyyy', /\p{N}/gu, '0123456789'],
]
/** Reducers ask whether a text may be the id of a widget's element: its stand-in must give the same answer. */
export const isWidgetId = (text: string): boolean =>
  text.length <= LIMITS.widgetId && WIDGET_ID.test(text)

const LETTER = /[\p{L}\p{N}]/u
/** As wide as any other one of two codes. */
const EMOJI = /[\u{1f300}-\u{1faff}]/gu
/** Kept, because a line may end after them: hyphens, dashes and slashes in words. */
const LINE_END = String.raw`(?<=\p{L})-(?=\p{L})|(?<=[\p{L}\p{N}])(?:[–—](?=[\p{L}\p{N}])|/(?=\p{L}))`
const SHOWN_OR_HIDDEN = new RegExp(String.raw`(${LINE_END}|[\s🙂])|[^]`, 'gu')

/** The shape of a text: its script, and where its words and lines end. */
function shapeOf(text: string) {
  const [script, , letters] = SCRIPTS.map(
    ([name, pattern, alphabet]) => [name, text.match(pattern)?.length ?? 0, alphabet] as const,
  ).reduce((best, other) => (other[1] > best[1] ? other : best))
  const spaces = LETTER.test(text)
    ? text
        .replace(EMOJI, '🙂')
        .replace(
          SHOWN_OR_HIDDEN,
          (char: string, shown?: string) => shown ?? '_'.repeat(char.length),
        )
    : text.replace(/\S/g, '_')
  if (isWidgetId(text)) return { letters: LATIN, spaces }
  return {
    letters: script === 'Latn' && isWidgetId(spaces.replace(/_/g, 'o')) ? ACCENTED : letters,
    spaces,
  }
}

/** The `order`-th text of a shape: the order is written in the alphabet's letters from the left. */
function write(order: number, letters: string, spaces: string): string {
  let rest = order
  const next = () => {
    const letter = letters[rest % letters.length] ?? ''
    rest = Math.floor(rest / letters.length)
    return letter
  }
  let text = spaces.replace(/_/g, next)
  while (rest > 0) text += next()
  return text
}

/**
 * Placeholders for texts: of the same length and script with the same spaces, ends of lines in words and places of emoji,
 * so that they wrap as the texts did, and different for different texts, so that reducers which compare texts act in a replay as in the session.
 */
export function createPlaceholders(isTaken: (text: string) => boolean): (text: string) => string {
  const given = new Map<string, string>()
  const used = new Set<string>()
  const orders = new Map<string, number>()
  return (text) => {
    const known = given.get(text)
    if (known !== undefined) return known
    const { letters, spaces } = shapeOf(text)
    const group = `${letters} ${spaces}`
    let order = orders.get(group) ?? 0
    let stand: string
    do stand = write(order++, letters, spaces)
    while (used.has(stand) || isTaken(stand))
    orders.set(group, order)
    used.add(stand)
    given.set(text, stand)
    return stand
  }
}

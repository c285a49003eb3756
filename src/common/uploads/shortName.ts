/** Characters of a file's name that are shown: a longer one loses its middle, because its end shows the type. */
const LONGEST = 60
const END = 16

const IS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Isolates a right-to-left name from the text around it. */
const isolated = (name: string) => (IS_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** A file's name as a message or a row shows it, whatever its script and length. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= LONGEST) return isolated(name)
  const [start, end] = [letters.slice(0, LONGEST - END - 1), letters.slice(-END)]
  return isolated(`${start.join('')}…${end.join('')}`)
}

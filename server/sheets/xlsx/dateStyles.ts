import { readWholeXml } from './xmlEvents'

/** Numbers of the built-in date and time formats. */
const KNOWN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a format shows a number as a date: literal texts, colours and escaped letters aside. */
function isDayFormat(code: string): boolean {
  return /[ymdhs]/i.test(code.replace(/"[^"]{0,255}"|\[[^\]]{0,255}\]|\\./g, ''))
}

/** Which cell styles show numbers as dates. */
export async function dateStyles(pieces: AsyncIterable<Uint8Array>): Promise<ReadonlySet<number>> {
  const formats = new Map<number, boolean>()
  const styles: number[] = []
  let isWithinCells = false
  await readWholeXml(pieces, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isWithinCells = true
      if (name === 'numFmt') formats.set(Number(numFmtId), isDayFormat(formatCode))
      if (name === 'xf' && isWithinCells) styles.push(Number(numFmtId))
    },
    close: (name) => {
      if (name === 'cellXfs') isWithinCells = false
    },
    text: () => undefined,
  })
  const isDay = (format: number) =>
    formats.get(format) ?? KNOWN.some(([first, last]) => format >= first && format <= last)
  return new Set(styles.flatMap((format, index) => (isDay(format) ? [index] : [])))
}

import { readWholeXml } from './xmlEvents'

/** Formats of days and times that every workbook knows by their number. */
const KNOWN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a format writes a number as a day: literal texts, colours and escaped letters aside. */
function isDayFormat(code: string): boolean {
  return /[ymdhs]/i.test(code.replace(/"[^"]{0,255}"|\[[^\]]{0,255}\]|\\./g, ''))
}

/** Which styles of cells write numbers as days. */
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

import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure } from '../sheet'
import { unpackedEntry, type UnpackBudget, type ZipEntry } from './zip'
import { DAYS_UNTIL_1904, unescaped } from './cellText'
import { readWholeXml, readXml } from './xmlEvents'

/** The common data of a workbook's sheets. */
export interface Workbook {
  /** The parts of its visible sheets, in their order. */
  sheets: string[]
  texts: readonly string[]
  dateStyles: ReadonlySet<number>
  /** The offset of its dates in days. */
  dayShift: number
  budget: UnpackBudget
  partOf: (name: string) => AsyncIterable<Uint8Array>
}

const FOLDER = 'xl/'
const WORKBOOK = `${FOLDER}workbook.xml`

/** Opens a workbook by the parts of its file. */
export async function openWorkbook(
  entries: ReadonlyMap<string, ZipEntry>,
  budget: UnpackBudget,
): Promise<Workbook> {
  if (!entries.has(WORKBOOK)) throw new SheetFailure('archive')
  const partOf = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new SheetFailure('broken')
    return unpackedEntry(entry, budget)
  }
  const { sheetIds, dayShift } = await listSheets(partOf(WORKBOOK))
  const targets = await listTargets(partOf(`${FOLDER}_rels/workbook.xml.rels`))
  const named = (name: string) => (entries.has(name) ? partOf(name) : null)
  const styles = named(`${FOLDER}styles.xml`)
  const texts = named(`${FOLDER}sharedStrings.xml`)
  return {
    sheets: sheetIds.flatMap((id) => targets.get(id) ?? []),
    texts: texts ? await sharedTexts(texts) : [],
    dateStyles: styles ? await dateStyles(styles) : new Set(),
    dayShift,
    budget,
    partOf,
  }
}

async function listSheets(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ sheetIds: string[]; dayShift: number }> {
  const sheetIds: string[] = []
  let dayShift = 0
  await readWholeXml(pieces, {
    open: (name, attributes) => {
      const { state = 'visible', date1904 = '0' } = attributes
      if (name === 'workbookPr' && /^(?:1|true)$/.test(date1904)) dayShift = DAYS_UNTIL_1904
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet' && state === 'visible' && id !== undefined) sheetIds.push(id)
    },
    close: () => undefined,
    text: () => undefined,
  })
  return { sheetIds, dayShift }
}

/** The parts that a workbook refers to by ids. */
async function listTargets(pieces: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readWholeXml(pieces, {
    open: (name, { Id, Target = '' }) => {
      if (name !== 'Relationship' || Id === undefined) return
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : FOLDER + Target)
    },
    close: () => undefined,
    text: () => undefined,
  })
  return targets
}

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
async function dateStyles(pieces: AsyncIterable<Uint8Array>): Promise<ReadonlySet<number>> {
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

/** The shared texts that cells refer to by index; runs of one text are joined, phonetic parts are left out. */
async function sharedTexts(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isWithinText = false
  let isPronunciation = false
  const reading = readXml(pieces, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isWithinText = !isPronunciation
      if (name === 'rPh') isPronunciation = true
    },
    close: (name) => {
      if (name === 'si') {
        if (texts.length === REVIEW_FILE_LIMITS.texts) throw new SheetFailure('too-much-unpacked')
        texts.push(unescaped(text).slice(0, REVIEW_FILE_LIMITS.cell))
      }
      if (name === 't') isWithinText = false
      if (name === 'rPh') isPronunciation = false
    },
    text: (part) => {
      if (isWithinText) text += part
    },
  })
  for await (const _piece of reading) continue
  return texts
}

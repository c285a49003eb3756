import { zipOf, type ZipPart } from './zipOf'

/** A cell: a text, a number, a day by its serial number, or XML as in the sheet. */
export type XlsxCell = string | number | { day: number } | { xml: string } | null
export type XlsxRow = readonly XlsxCell[]

/** Style 1 of `STYLES`. */
const DAY_STYLE = 1
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}">
  <numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/>
  <numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="22"/></cellStyleXfs>
  <cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>
</styleSheet>`

/** A workbook of sheets; a sheet whose name begins with a dot is hidden. `parts` replace parts of the file. */
export function xlsxOf(
  sheets: Record<string, readonly XlsxRow[]>,
  {
    parts = {},
    is1904 = false,
  }: { parts?: Record<string, string | ZipPart>; is1904?: boolean } = {},
): Buffer {
  const texts: string[] = []
  const names = Object.keys(sheets)
  const files = names.map((name, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(sheets[name] ?? [], texts),
  ])
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">
      <workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
        .map(
          (name, index) =>
            `<sheet name="${escaped(name)}" sheetId="${index + 1}" ${
              name.startsWith('.') ? 'state="hidden"' : ''
            } r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(files),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    'xl/styles.xml': STYLES,
    ...parts,
  })
}

function sheetXml(rows: readonly XlsxRow[], texts: string[]): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`, texts))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: XlsxCell, place: string, texts: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') {
    texts.push(cell)
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`
  }
  return 'day' in cell
    ? `<c r="${place}" s="${DAY_STYLE}"><v>${cell.day}</v></c>`
    : cell.xml.replace('<c', `<c r="${place}"`)
}

function letters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

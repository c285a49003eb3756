import {
  CSV_CONTENT_TYPE,
  csvFileName,
  csvOf,
  type CsvCell,
  type FileFormat,
} from '@/contract/text/csv'
import { XLSX_CONTENT_TYPE, xlsxOf } from '@/contract/text/xlsx'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import { translate } from '../../language/messages'
import { daysIn } from '../../language/times'
import type { Span } from './summaries/visitEvents'

interface ReportTable {
  /** The beginning of the file's name. */
  name: string
  /** The head first. */
  table: readonly (readonly CsvCell[])[]
  format: FileFormat
}

/** A table as a file in the user's language, named after its first and last day in the account's time zone. */
export async function reportFile(
  { account, person: { locale } }: Actor,
  { since, till }: Span,
  { name, table, format }: ReportTable,
  sheet: string,
): Promise<ExportedFile> {
  const { dayOf } = daysIn(account.timeZone)
  const fileName = csvFileName(name, dayOf(since), dayOf(till - 1), format)
  if (format === 'csv') {
    return { fileName, contentType: CSV_CONTENT_TYPE, content: csvOf(table, locale) }
  }
  return {
    fileName,
    contentType: XLSX_CONTENT_TYPE,
    content: await xlsxOf([{ name: translate(locale, sheet), rows: table }]),
    isBase64: true,
  }
}

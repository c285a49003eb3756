import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { fileSaved } from '@/common/store/pageThunks'
import { Menu } from '@/common/ui/menus/floating'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import type { ShopperGroups } from '@/contract/entities/uplift'
import { CSV_CONTENT_TYPE, csvFileName, csvOf } from '@/contract/text/csv'
import { isEmptyReport } from '../metrics'
import { DownloadMenu } from './DownloadMenu'
import { useSortedReport } from './reportColumns'
import { REPORT_TABLES, rowsOfTable, TABLE_LABELS, type ReportTable } from './reportTables'

interface ExportMenuProps {
  report: AnalyticsReport | undefined
  /** Undefined: not loaded; the files are without them then. */
  groups: ShopperGroups | undefined
  isCompared: boolean
}

/**
 * Exports the overview: all tables as one workbook, or one of them as CSV. Disabled before the report has loaded, and
 * when it is empty. The rows are sorted as on the screen.
 */
export function ExportMenu({ report: loaded, groups, isCompared }: ExportMenuProps) {
  const intl = useIntl()
  const report = useSortedReport(loaded)
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const [isSaving, setIsSaving] = useState(false)
  const tables = REPORT_TABLES.filter((table) => table !== 'uplift' || groups !== undefined)
  const isEmpty = report === undefined || isEmptyReport(report)

  function saveTable(table: ReportTable, shown: AnalyticsReport) {
    dispatch(
      fileSaved({
        fileName: csvFileName(table, ...endsOf(shown)),
        contentType: CSV_CONTENT_TYPE,
        content: csvOf(rowsOfTable(table, { report: shown, groups, isCompared }, intl), locale),
      }),
    )
  }
  async function saveWorkbook(shown: AnalyticsReport) {
    setIsSaving(true)
    try {
      const { XLSX_CONTENT_TYPE, xlsxOf } = await import(
        /* webpackChunkName: "xlsx" */ '@/contract/text/xlsx'
      )
      const sheets = tables.map((table) => ({
        name: intl.formatMessage({ id: TABLE_LABELS[table] }),
        rows: rowsOfTable(table, { report: shown, groups, isCompared }, intl),
      }))
      dispatch(
        fileSaved({
          fileName: csvFileName('analytics', ...endsOf(shown), 'xlsx'),
          contentType: XLSX_CONTENT_TYPE,
          content: await xlsxOf(sheets),
          isBase64: true,
        }),
      )
    } catch {
      // The writer could not be fetched.
      dispatch(toastShown({ tone: 'error', message: { id: 'analytics.error_xlsx' } }))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <DownloadMenu isDisabled={isEmpty} isBusy={isSaving}>
      <Menu.Item onClick={() => report && void saveWorkbook(report)}>
        <FormattedMessage id="analytics.action_export-xlsx" />
      </Menu.Item>
      <Menu.Label>
        <FormattedMessage id="analytics.label_csv" />
      </Menu.Label>
      {tables.map((table) => (
        <Menu.Item
          key={table}
          onClick={() => {
            if (report) saveTable(table, report)
          }}
        >
          <FormattedMessage id={TABLE_LABELS[table]} />
        </Menu.Item>
      ))}
    </DownloadMenu>
  )
}

/** The first and the last day of a report. */
const endsOf = ({ days }: AnalyticsReport): [string, string] => [
  days.at(0)?.date ?? '',
  days.at(-1)?.date ?? '',
]

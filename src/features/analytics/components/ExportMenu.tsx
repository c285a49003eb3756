import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { fileSaved } from '@/common/store/pageThunks'
import { useAppDispatch } from '@/common/store/hooks'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { isEmptyReport } from '../metrics'
import { fileOfTable, REPORT_TABLES, TABLE_LABELS } from '../reportTables'

/** Exports one of the overview's tables; disabled before the report has loaded, and when it is empty. */
export function ExportMenu({ report }: { report: AnalyticsReport | undefined }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={16} />}
          disabled={report === undefined || isEmptyReport(report)}
        >
          <FormattedMessage id="analytics.action_export" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {REPORT_TABLES.map((table) => (
          <Menu.Item
            key={table}
            onClick={() => report && dispatch(fileSaved(fileOfTable(table, report, intl, locale)))}
          >
            <FormattedMessage id={TABLE_LABELS[table]} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

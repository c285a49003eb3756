import { Text, Title } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import type { TableRows } from '@/common/ui/table/column'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import panelClasses from './Panel.module.css'

interface ReportTableProps<Row> extends TableRows<Row> {
  /** The part of the address that holds the sort. */
  param: string
  title: string
  /** Under the title. */
  note?: ReactNode
}

/** As in the style sheet, which hides the others. */
const ROWS_SHOWN = { wide: 10, phone: 5 }

/** A framed table of a report: sortable, its first rows at once, the others when they are asked for. */
export function ReportTable<Row>({
  param,
  title,
  note,
  columns,
  rows,
  keyOf,
}: ReportTableProps<Row>) {
  const id = useId()
  const isPhone = useIsPhone()
  const [isWhole, setIsWhole] = useState(false)
  const first = isPhone ? ROWS_SHOWN.phone : ROWS_SHOWN.wide
  const sorted = useSortedRows(rows, columns, param)
  return (
    <section className={panelClasses.panel} aria-labelledby={id}>
      <Title order={2} id={id} className={panelClasses.title}>
        {title}
      </Title>
      {note !== undefined && (
        <Text size="sm" c="dimmed" mb="xs">
          {note}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="analytics.text_nothing" />
        </Text>
      ) : (
        <>
          <div className={isWhole ? undefined : panelClasses.few}>
            <Table label={title} columns={columns} keyOf={keyOf} isPlain {...sorted} />
          </div>
          <div className={panelClasses.more}>
            <ShowMore
              shown={isWhole ? rows.length : Math.min(first, rows.length)}
              total={rows.length}
              isBusy={false}
              isFailed={false}
              onMore={() => {
                setIsWhole(true)
              }}
            />
          </div>
        </>
      )}
    </section>
  )
}

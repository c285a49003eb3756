import type { ReactNode } from 'react'
import { holdsNumbers, type TableRows } from './column'
import type { Sort } from './sortedRows'
import { TableHead } from './TableHead'
import classes from './Table.module.css'

interface TableProps<Row> extends TableRows<Row> {
  /** The name of the table for a screen reader. */
  label: string
  /** Other rows are loading. */
  isBusy?: boolean
  sort?: Sort | null
  /** Without it no column can be sorted. */
  onSort?: (sort: Sort | null) => void
  /** Inside a panel that has its own frame. */
  isPlain?: boolean
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
}

/**
 * Records in rows of 48 px under a sticky head; cards on a phone. The ARIA roles are explicit, because a browser drops
 * a table's semantics when its elements do not have table layout.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, isBusy, sort = null, onSort, isPlain, empty } = props
  const [first, ...others] = columns
  return (
    <table
      className={classes.table}
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      data-plain={isPlain}
      data-numbers={holdsNumbers(columns) || undefined}
    >
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={classes.row}>
            {first && (
              <th scope="row" role="rowheader" className={classes.name}>
                {first.cell(row)}
              </th>
            )}
            {others.map(({ key, title, cell, align, isAction }) => (
              <td
                key={key}
                role="cell"
                data-align={align}
                data-label={title}
                data-action={isAction}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} className={classes.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

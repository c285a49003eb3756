import { Skeleton } from '@mantine/core'
import { Loading } from '../states/Loading'
import { holdsNumbers, type Column } from './column'
import { TableHead } from './TableHead'
import classes from './Table.module.css'

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[]
  rows?: number
  isPlain?: boolean
  /** Height in px of the picture before the name; the row has none without this value. */
  picture?: number
}

/** The skeleton of a table whose rows are loading: its real head over grey bars. */
export function TableSkeleton<Row>({
  columns,
  rows = 8,
  isPlain,
  picture,
}: TableSkeletonProps<Row>) {
  return (
    <Loading>
      <table
        className={classes.table}
        aria-hidden
        data-plain={isPlain}
        data-numbers={holdsNumbers(columns) || undefined}
      >
        <TableHead columns={columns} sort={null} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className={classes.row}>
              {columns.map(({ key, align, isAction }, column) =>
                column === 0 ? (
                  <th key={key} className={classes.name}>
                    <div className={classes.shape}>
                      {picture !== undefined && (
                        <Skeleton height={picture} width={picture} radius="md" />
                      )}
                      <Skeleton height={12} width={`${50 + ((row * 17) % 40)}%`} maw={280} />
                    </div>
                  </th>
                ) : (
                  <td key={key} data-align={align} data-action={isAction}>
                    {!isAction && <Skeleton height={12} width={64} display="inline-block" />}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  )
}

import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '../icons/icons'
import type { Column } from './column'
import { nextSort, type Sort } from './sortedRows'
import classes from './Table.module.css'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** The titles of the columns. Sortable ones are buttons, and only these are visible on a phone. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" className={classes.head}>
        {columns.map(({ key, title, hint, align, width, sortBy, isAction }) => {
          const isSorting = onSort !== undefined && sortBy !== undefined
          const isSorted = sort?.key === key
          const words = hint === undefined ? title : <abbr title={hint}>{title}</abbr>
          const isDescending = isSorted ? sort.isDescending : align === 'end'
          const Arrow = isDescending ? IconArrowDown : IconArrowUp
          return (
            <th
              key={key}
              scope="col"
              role="columnheader"
              style={{ width }}
              data-align={align}
              data-sorting={isSorting || undefined}
              aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
            >
              {isSorting ? (
                <UnstyledButton
                  className={classes.sorter}
                  data-sorted={isSorted || undefined}
                  onClick={() => {
                    onSort(nextSort(sort, { key, align }))
                  }}
                >
                  {words}
                  <Arrow size={14} className={classes.arrow} />
                </UnstyledButton>
              ) : (
                <span className={isAction ? classes.unseen : undefined}>{words}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

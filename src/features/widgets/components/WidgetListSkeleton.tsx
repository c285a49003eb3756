import { Skeleton } from '@mantine/core'
import { useIntl } from 'react-intl'
import classes from '../pages/WidgetsPage.module.css'

const ROWS = [0, 1, 2]
const ROW_HEIGHT_PX = 74

/** The list's shape while the widgets are on their way. */
export function WidgetListSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={classes.list}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
      {ROWS.map((key) => (
        <Skeleton key={key} height={ROW_HEIGHT_PX} radius="md" />
      ))}
    </div>
  )
}

import { Skeleton } from '@mantine/core'
import { useIntl } from 'react-intl'
import classes from '../pages/AlbumsPage.module.css'
import card from './AlbumCard.module.css'

const CARDS = Array.from({ length: 6 }, (_, index) => index)

/** The grid's shape while the albums are on their way. */
export function AlbumGridSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={classes.grid}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
      {CARDS.map((key) => (
        <div key={key}>
          <Skeleton className={card.cover ?? ''} radius="md" height="auto" />
          <Skeleton height={14} mt={12} width="60%" />
          <Skeleton height={12} mt={8} width="35%" />
        </div>
      ))}
    </div>
  )
}

import { Input } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { retryImport } from '@/common/lib/retryImport'
import { IconSelector } from '@/common/ui/icons'
import { useListAlbumsQuery } from '../albumsApi'
import type { AlbumSelectProps } from '../components/AlbumSelect'

const AlbumSelect = lazy(() =>
  retryImport(() => import('../components/AlbumSelect')).then((module) => ({
    default: module.AlbumSelect,
  })),
)

/**
 * Narrows a list to one album, or to none. The library is there before the choice itself, which is fetched when somebody
 * turns to it.
 */
export function AlbumFilter(props: AlbumSelectProps) {
  const [isAsked, setIsAsked] = useState(false)
  const closed = <ClosedFilter albumId={props.albumId} onOpen={() => setIsAsked(true)} />
  return isAsked ? (
    <Suspense fallback={closed}>
      <AlbumSelect {...props} />
    </Suspense>
  ) : (
    closed
  )
}

function ClosedFilter({ albumId, onOpen }: { albumId: number | null; onOpen: () => void }) {
  const intl = useIntl()
  const { data: albums = [] } = useListAlbumsQuery()
  const label = intl.formatMessage({ id: 'albums.label_filter' })
  const chosen = albums.find(({ id }) => id === albumId)
  return (
    <Input
      component="button"
      type="button"
      role="combobox"
      pointer
      aria-label={label}
      aria-expanded={false}
      aria-description={chosen?.name}
      rightSection={<IconSelector size={16} />}
      onClick={onOpen}
    >
      {chosen?.name ?? label}
    </Input>
  )
}

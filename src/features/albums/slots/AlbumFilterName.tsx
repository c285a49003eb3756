import { FormattedMessage } from 'react-intl'
import { useListAlbumsQuery } from '../albumListApi'

/** The name of an album in a filter; shown by the screens of other slices. */
export function AlbumFilterName({ id }: { id: number }) {
  const { data: albums } = useListAlbumsQuery()
  const name = albums?.find((album) => album.id === id)?.name
  if (albums && name === undefined) return <FormattedMessage id="filters.chip_album-deleted" />
  return <FormattedMessage id="filters.chip_album" values={{ name: name ?? '…' }} />
}

import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { SourcesPage } from '@/features/sources/pages/SourcesPage'
import { sourcesSlice } from '@/features/sources/sourcesSlice'

const Page = withSlices(SourcesPage, sourcesSlice)

/** The sources of posts, with the choice of their albums. */
export function SourcesRoute() {
  return (
    <Page
      renderAlbumPicker={({ field, ...picker }) => (
        <AlbumPicker {...picker} createKey={`source ${field}`} />
      )}
    />
  )
}

import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { paths } from '@/common/routing/paths'
import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { albumPostList } from '@/features/albums/albumRules'
import { albumBuilderSlice, albumsSlice } from '@/features/albums/albumsSlice'
import { AlbumBuilderPage } from '@/features/albums/pages/AlbumBuilderPage'
import { BulkArea } from '@/features/posts/slots/BulkArea'
import { listenForScheduledTransitions } from '@/app/links/scheduledTransitions'
import { AlbumLoss, WidgetsOfAlbums } from './lazyWidgetsOfAlbums'

const Page = withSlices(AlbumBuilderPage, albumsSlice, albumBuilderSlice)

const AlbumBulk = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-bulk" */ '@/app/pages/bulk/AlbumBulk').then(
    (module) => module.AlbumBulk,
  ),
)
const RemoveFromAlbum = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-bulk" */ '@/app/pages/bulk/RemoveFromAlbum').then(
    (module) => module.RemoveFromAlbum,
  ),
)
const AlbumPostPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-post-picker" */ './AlbumPostPicker').then(
    (module) => module.AlbumPostPicker,
  ),
)

/** The page of an album; updates it when the schedule publishes or unpublishes one of its posts. */
export function AlbumBuilderRoute() {
  useListeners(listenForScheduledTransitions)
  return (
    <Page
      renderBulk={({ album, posts, total }) => (
        <BulkArea
          listKey={paths.album(album.id)}
          posts={posts}
          list={{ posts: { ...albumPostList(album), days: {} } }}
          total={total}
          renderBulk={(props) => <AlbumBulk {...props} album={album} />}
        />
      )}
      renderWidgets={({ id }) => (
        <Suspense>
          <WidgetsOfAlbums albums={[id]} />
        </Suspense>
      )}
      renderLoss={(album) => (
        <Suspense>
          <AlbumLoss album={album} />
        </Suspense>
      )}
      renderPostActions={(props) => (
        <Suspense>
          <RemoveFromAlbum {...props} />
        </Suspense>
      )}
      renderPostPicker={(props) => (
        <Suspense>
          <AlbumPostPicker {...props} />
        </Suspense>
      )}
    />
  )
}

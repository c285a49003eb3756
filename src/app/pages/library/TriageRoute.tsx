import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { listenForBulkAlbumCounts, listenForBulkResults } from '@/app/links/afterBulkChange'
import { listenForTriageConnection } from '@/app/links/triageConnection'
import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { useListAlbumsQuery } from '@/features/albums/albumListApi'
import { albumPostList } from '@/features/albums/albumRules'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { filterOfAddress } from '@/features/posts/library/libraryAddress'
import { onlyAlbum } from '@/features/posts/library/libraryFilter'
import { TriagePage } from '@/features/posts/pages/TriagePage'
import { triageSlice } from '@/features/posts/postsSlice'

const Page = withSlices(TriagePage, triageSlice)

/** Sorting out with the albums of the account, in the order in which the library shows the list. */
export function TriageRoute() {
  useListeners(listenForBulkAlbumCounts)
  useListeners(listenForBulkResults)
  useListeners(listenForTriageConnection)
  const [address] = useSearchParams()
  const albumId = onlyAlbum(filterOfAddress(address))
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  const album = albums?.find(({ id }) => id === albumId)
  return (
    <Page
      albums={albums}
      albumsError={
        isError && (
          <Text size="sm" component="div">
            <FormattedMessage id="triage.alert_albums-failed" />{' '}
            <Button size="xs" variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="common.action_retry" />
            </Button>
          </Text>
        )
      }
      albumOrder={album && albumPostList(album).order}
      isReady={albumId === null || albums !== undefined || isError}
      renderAlbums={(props) => <AlbumPicker {...props} />}
    />
  )
}

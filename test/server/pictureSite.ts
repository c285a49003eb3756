import { pictureEndpoints } from '@/contract/endpoints/pictures'
import { endpointPath } from '@/contract/endpoint'
import { WebFailure } from '../../server/outbound/web'
import type { Client } from './client'
import { withFeeds, type FeedSite } from './feeds/feedSite'
import type { TestWorld } from './world'

/** Hosts of pictures, with the requests they received. */
export interface PictureSite {
  files: FeedSite['files']
  asked: string[]
}

/** Makes the web consist of pictures by their addresses; any other address is not found. */
export function withPictures(world: TestWorld, files: FeedSite['files']): PictureSite {
  const site = withFeeds(world, files)
  const asked: string[] = []
  const { read } = world.services.web
  world.services.web = {
    read: (url, request, use) => {
      asked.push(url)
      return read(url, request, (response) =>
        use({
          ...response,
          type: files[url]?.type ?? 'image/jpeg',
          body: limited(response.body, request.maxBytes),
        }),
      )
    },
  }
  return { files: site.files, asked }
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new WebFailure('too-large')
    yield chunk
  }
}

/** Requests the back office's copy of a picture, as an `<img>` of the cabinet does. */
export function getCopy(
  client: Client,
  address: string,
  headers: HeadersInit = {},
  signal: AbortSignal | null = null,
) {
  const query = new URLSearchParams({ address }).toString()
  const path = endpointPath(pictureEndpoints.getPictureCopy, 'shop')
  return client.fetch(`${path}?${query}`, { headers, signal })
}

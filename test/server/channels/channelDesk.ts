import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { SourceType } from '@/contract/entities/sources/source'
import type { OpenedResponse } from '../client'
import { jpeg } from '../pictures'
import { readingDesk, type ReadingDesk } from '../feeds/readingDesk'
import type { ShopDesk } from '../shopDesk'
import { playInternet } from '../web/internet'
import { channelServer, createChannelSite, type ChannelSite, type SitePage } from './channelSite'
import { youtubeFeedOf, CHANNEL_ID, type TestVideo } from './channelFeeds'

export interface ChannelDesk extends ReadingDesk {
  site: ChannelSite
  /** The address of a path at a host of the fake web. */
  at(path: string, host?: string): string
  put(path: string, page: SitePage, host?: string): void
  /** Adds a photo; returns its address. */
  photo(path: string, host?: string): string
  /** A video with its posters. */
  video(id: string, hour: number, changes?: Partial<TestVideo>): TestVideo
  putVideos(videos: readonly TestVideo[]): void
  connect(link: string): Promise<OpenedResponse>
  find(link: string): Promise<OpenedResponse>
  close(): void
}

export const BLOG = 'blog.test'
const YOUTUBE = 'youtube.test'
export const YOUTUBE_FEED = `/feeds/videos.xml?channel_id=${CHANNEL_ID}`

/** A shop, and a local HTTP server that imitates the sites of channels. */
export async function openChannelDesk(
  desk: Readonly<ShopDesk>,
  { type, ...options }: { type: SourceType; names?: Record<string, string[]> },
): Promise<ChannelDesk> {
  const site = createChannelSite()
  const internet = await playInternet(channelServer(site), options)
  const image = await jpeg({ width: 480, height: 480 })
  desk.world.services.web = internet.web
  desk.world.settings.youtubeUrl = internet.at('', YOUTUBE)
  const at = (path: string, host = BLOG) => internet.at(path, host)
  const put = (path: string, page: SitePage, host = BLOG) => {
    site.pages.set(host + path, page)
    if (page.fault === 'silence') desk.world.services.web = internet.impatientWeb
  }
  const photo = (path: string, host = BLOG) => {
    put(path, { body: image, type: 'image/jpeg' }, host)
    return at(path, host)
  }
  return {
    site,
    at,
    put,
    photo,
    ...readingDesk(desk, type),
    video(id, hour, changes = {}) {
      photo(`/vi/${id}/maxresdefault.jpg`, YOUTUBE)
      const poster = at(`/vi/${id}/hqdefault.jpg`, YOUTUBE)
      return { id, hour, title: `Видео ${id}`, poster, ...changes }
    },
    putVideos(videos) {
      put(YOUTUBE_FEED, { body: youtubeFeedOf(videos) }, YOUTUBE)
    },
    connect: (link) => desk.client.attempt(sourceEndpoints.connectChannel, { body: { link } }),
    find: (link) => desk.client.attempt(sourceEndpoints.findChannel, { body: { link } }),
    close() {
      internet.close()
    },
  }
}

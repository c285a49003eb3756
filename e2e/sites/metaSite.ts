import {
  createMetaNetwork,
  type MetaMedia,
  type MetaNetwork,
} from '../../test/server/meta/metaNetwork'
import { metaServer, type Files } from '../../test/server/meta/metaServer'
import { openLocalSite, type LocalSite } from './localSite'

interface MetaSite extends LocalSite {
  meta: MetaNetwork
  /** Settings with which a back office uses this site. */
  settings: Record<string, string>
  /** A post with a picture; posts with greater numbers are newer. */
  picture(number: number, caption: string): MetaMedia
}

/** A fake Meta on this machine, whose user immediately agrees to everything. */
export async function openMetaSite(photo: Buffer): Promise<MetaSite> {
  const meta = createMetaNetwork(Date.now)
  const files: Files = new Map([['/picture.jpg', { content: photo, type: 'image/jpeg' }]])
  const site = await openLocalSite(metaServer(meta, files))
  const start = Date.now() - 3_600_000
  return {
    ...site,
    meta,
    settings: {
      META_APP_ID: meta.app.id,
      META_APP_SECRET: meta.app.secret,
      META_GRAPH_URL: site.url,
      FACEBOOK_URL: site.url,
    },
    picture: (number, caption) => ({
      id: `1800000000000000${String(number)}`,
      media_type: 'IMAGE',
      media_product_type: 'FEED',
      media_url: `${site.url}/picture.jpg`,
      caption,
      permalink: `https://www.instagram.com/p/C${String(number)}/`,
      timestamp: new Date(start + number * 60_000).toISOString(),
      username: 'lenglina',
      like_count: number,
      comments_count: 0,
    }),
  }
}

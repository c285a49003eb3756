import { anItem, rssOf } from '../../test/server/channels/channelFeeds'
import { channelServer, createChannelSite } from '../../test/server/channels/channelSite'
import { openLocalSite } from './localSite'

interface BlogSite {
  /** The page of the blog, which contains a link to its feed. */
  link: string
  /** Sets the titles of the feed's posts, each with a photo. */
  write(...titles: readonly string[]): void
  close(): void
}

/** A blog on this machine. */
export async function openBlogSite(photo: Buffer): Promise<BlogSite> {
  const site = createChannelSite()
  const { url, close } = await openLocalSite(channelServer(site))
  const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">'
  const put = (path: string, type: string, body: string | Buffer) =>
    site.pages.set(`127.0.0.1${path}`, { type, body })
  put('/', 'text/html', `<!doctype html><html><head>${feed}</head></html>`)
  put('/photo.jpg', 'image/jpeg', photo)
  return {
    link: `${url}/`,
    write(...titles) {
      const items = titles.map((title, index) => anItem(index + 1, '/photo.jpg', { title }))
      put('/feed.xml', 'application/rss+xml', rssOf(items).replaceAll('https://blog.test/', '/'))
    },
    close,
  }
}

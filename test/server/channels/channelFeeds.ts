export const CHANNEL_ID = 'UC0123456789abcdefghijkl'

export interface TestVideo {
  id: string
  title: string
  text?: string
  poster: string
  /** Hours after the channel's beginning. */
  hour: number
}

/** The feed of a channel of YouTube as YouTube writes it. */
export function youtubeFeedOf(videos: readonly TestVideo[], title = 'Лён и глина'): string {
  const entries = videos.map(
    ({ id, title: name, text = '', poster, hour }) => `
 <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <yt:channelId>${CHANNEL_ID}</yt:channelId>
  <title>${name}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author><name>${title}</name><uri>https://www.youtube.com/channel/${CHANNEL_ID}</uri></author>
  <published>${timeAt(hour)}</published>
  <updated>${timeAt(hour + 1)}</updated>
  <media:group>
   <media:title>${name}</media:title>
   <media:content url="https://www.youtube.com/v/${id}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="${poster}" width="480" height="360"/>
   <media:description>${text}</media:description>
   <media:community><media:starRating count="12" average="5.00" min="1" max="5"/><media:statistics views="345"/></media:community>
  </media:group>
 </entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL_ID}"/>
 <id>yt:channel:${CHANNEL_ID}</id>
 <title>${title}</title>
 <link rel="alternate" href="https://www.youtube.com/channel/${CHANNEL_ID}"/>
 <author><name>${title}</name></author>
${entries.join('\n')}
</feed>`
}

const timeAt = (hour: number) =>
  new Date(Date.parse('2026-03-17T00:00:00.000Z') + hour * 3_600_000).toISOString()

/** A feed of RSS with these items, as they are written. */
export function rssOf(items: readonly string[], title = 'Блог мастерской'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>https://blog.test/</link>
<image><title>Логотип</title><url>https://blog.test/logo.png</url></image>
${items.join('\n')}
</channel>
</rss>`
}

/** An item with its picture in its text. */
export const anItem = (
  id: number,
  picture: string,
  changes: { title?: string } = {},
): string => `<item>
<guid isPermaLink="false">post-${String(id)}</guid>
<title>${changes.title ?? `Запись ${String(id)}`}</title>
<link>https://blog.test/posts/${String(id)}</link>
<pubDate>Tue, 17 Mar 2026 ${String(id).padStart(2, '0')}:00:00 +0300</pubDate>
<description><![CDATA[<p>Про глину</p><p><img src="${picture}"></p>]]></description>
</item>`

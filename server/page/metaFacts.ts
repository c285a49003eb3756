import { MAX_MEDIA, NO_FACTS, timeOf, type AuthorFacts, type PostFacts } from './facts'
import type { MetaTag } from './scanHtml'

/** A picture or a video in Open Graph; its properties follow it. */
interface GraphObject {
  url: string | null
  secureUrl: string | null
  type: string | null
}

/** Players that are pages or plug-ins, not files. */
const NO_FILE = /^(text\/html|application\/x-shockwave-flash)/i

/** The facts in Open Graph, Twitter cards and plain meta tags. */
export function metaFacts(meta: readonly MetaTag[]): PostFacts {
  const first = (...names: string[]) => {
    for (const name of names) {
      const tag = meta.find((one) => one.name === name && one.content.trim() !== '')
      if (tag) return tag.content
    }
    return null
  }
  const pictures = addressesOf(objectsOf(meta, 'og:image'))
  const card = first('twitter:image', 'twitter:image:src')
  const images = pictures.length > 0 ? pictures : card === null ? [] : [card]
  const clips = addressesOf(objectsOf(meta, 'og:video'))
  const stream = first('twitter:player:stream')
  const videos = clips.length > 0 ? clips : stream === null ? [] : [stream]
  return {
    ...NO_FACTS,
    // On pages with videos the first pictures are those of the videos.
    images: images.slice(videos.length),
    videos: videos.map((url, index) => ({ url, poster: images[index] ?? null })),
    author: authorOf(first),
    site: first('og:site_name'),
    text:
      first('og:description', 'twitter:description', 'description') ??
      first('og:title', 'twitter:title'),
    createdAt: timeOf(first('article:published_time', 'og:published_time', 'date')),
  }
}

function objectsOf(meta: readonly MetaTag[], root: string): GraphObject[] {
  const objects: GraphObject[] = []
  const withRoomFor = (part: keyof GraphObject, value: string): GraphObject => {
    const last = objects.at(-1)
    if (last && (last[part] === null || last[part] === value)) return last
    const next: GraphObject = { url: null, secureUrl: null, type: null }
    objects.push(next)
    return next
  }
  for (const { name, content } of meta) {
    const value = content.trim()
    if (value === '') continue
    if (name === root) objects.push({ url: value, secureUrl: null, type: null })
    else if (name === `${root}:url`) withRoomFor('url', value).url = value
    else if (name === `${root}:secure_url`) withRoomFor('secureUrl', value).secureUrl = value
    else if (name === `${root}:type`) withRoomFor('type', value).type = value
  }
  return objects
}

function addressesOf(objects: readonly GraphObject[]): string[] {
  return unique(
    objects
      .filter(({ type }) => type === null || !NO_FILE.test(type))
      .flatMap(({ secureUrl, url }) => secureUrl ?? url ?? []),
  ).slice(0, MAX_MEDIA)
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)]

/** `article:author` is an address by its standard and a name on most pages. */
function authorOf(first: (...names: string[]) => string | null): AuthorFacts | null {
  const article = first('article:author', 'og:article:author')
  const isLink = article !== null && /^https?:\/\//i.test(article)
  const profile = [first('profile:first_name'), first('profile:last_name')]
    .filter(Boolean)
    .join(' ')
  const name =
    (isLink ? null : article) ??
    first('profile:username', 'author', 'twitter:creator') ??
    (profile || null)
  return name === null ? null : { name, link: isLink ? article : null }
}

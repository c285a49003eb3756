import {
  countOf,
  MAX_MEDIA,
  NO_FACTS,
  timeOf,
  type AuthorFacts,
  type PostFacts,
  type VideoFacts,
} from './facts'

type Node = Readonly<Record<string, unknown>>

/** Kinds of things that are posts, the most informative first. */
const KINDS = [
  'SocialMediaPosting',
  'DiscussionForumPosting',
  'LiveBlogPosting',
  'BlogPosting',
  'VideoObject',
  'ImageObject',
  'ImageGallery',
  'Review',
  'Product',
  'NewsArticle',
  'Article',
] as const

/** Deeper and longer data do not describe a post. */
const MAX_DEPTH = 8
const MAX_NODES = 1000

/** The facts of the post in a page's JSON-LD; invalid data contain none. */
export function jsonLdFacts(texts: readonly string[]): PostFacts {
  const nodes = texts.flatMap((text) => nodesIn(parse(text)))
  for (const kind of KINDS) {
    const node = nodes.find((one) => isOf(one, kind))
    if (node) return factsOf(node)
  }
  return NO_FACTS
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** Everything with a type, outer things before those inside them. */
function nodesIn(root: unknown): Node[] {
  const nodes: Node[] = []
  let level = [root]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const objects = level.flatMap(listOf).filter(isNode).slice(0, MAX_NODES)
    nodes.push(...objects.filter((node) => node['@type'] !== undefined))
    level = objects.flatMap((node) => Object.values(node))
  }
  return nodes
}

function isOf(node: Node, kind: string): boolean {
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && type.replace(/^https?:\/\/schema\.org\//, '') === kind,
  )
}

/** The first of some properties that is a text. */
function textIn(node: Node, ...names: string[]): string | null {
  for (const name of names) {
    const text = listOf(node[name]).find((value) => typeof value === 'string')
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return null
}

function factsOf(node: Node): PostFacts {
  return {
    ...NO_FACTS,
    images: imagesOf(node),
    videos: videosOf(node),
    author: authorOf(node),
    text: textIn(node, 'articleBody', 'caption', 'reviewBody', 'text', 'description', 'headline'),
    createdAt: timeOf(textIn(node, 'datePublished', 'uploadDate', 'dateCreated')),
    likeCount: counted(node, 'LikeAction'),
    commentCount: counted(node, 'CommentAction') ?? numberOf(node.commentCount),
  }
}

function imagesOf(node: Node): string[] {
  const listed = [...listOf(node.image), ...listOf(node.associatedMedia), ...listOf(node.photo)]
  const pictures = isOf(node, 'ImageObject') ? [node] : listed
  return [...new Set(pictures.flatMap((picture) => imageAddress(picture) ?? []))].slice(
    0,
    MAX_MEDIA,
  )
}

function imageAddress(picture: unknown): string | null {
  if (typeof picture === 'string') return picture
  if (!isNode(picture) || isOf(picture, 'VideoObject')) return null
  return textIn(picture, 'contentUrl', 'url')
}

function videosOf(node: Node): VideoFacts[] {
  const clips = isOf(node, 'VideoObject')
    ? [node]
    : [...listOf(node.video), ...listOf(node.associatedMedia)].filter(
        (clip): clip is Node => isNode(clip) && isOf(clip, 'VideoObject'),
      )
  return clips.slice(0, MAX_MEDIA).flatMap((clip) => {
    const url = textIn(clip, 'contentUrl')
    const [thumbnail] = listOf(clip.thumbnail).flatMap((one) => imageAddress(one) ?? [])
    return url === null ? [] : [{ url, poster: textIn(clip, 'thumbnailUrl') ?? thumbnail ?? null }]
  })
}

function authorOf(node: Node): AuthorFacts | null {
  for (const author of [...listOf(node.author), ...listOf(node.creator)]) {
    if (typeof author === 'string' && author.trim() !== '') return { name: author, link: null }
    const name = isNode(author) ? textIn(author, 'alternateName', 'name') : null
    if (isNode(author) && name !== null) return { name, link: textIn(author, 'url', 'sameAs') }
  }
  return null
}

/** The count of one kind of action among `interactionStatistic`. */
function counted(node: Node, action: string): number | null {
  for (const counter of listOf(node.interactionStatistic)) {
    if (!isNode(counter)) continue
    const kinds = listOf(counter.interactionType).map((kind) =>
      isNode(kind) ? textIn(kind, '@type') : kind,
    )
    const isMeant = kinds.some((kind) => typeof kind === 'string' && kind.endsWith(action))
    if (isMeant) return numberOf(counter.userInteractionCount)
  }
  return null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' || typeof value === 'string' ? countOf(String(value)) : null
}

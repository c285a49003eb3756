import type { PostInfo } from '@/contract/entities/posts/post'

/** What a post has that would be lost with it, the weightiest first. */
function worthOf({ vitrinaPost, providerPost, media }: PostInfo): number[] {
  return [
    vitrinaPost.isPublished ? 1 : 0,
    media.length,
    media.reduce((count, { linkList }) => count + linkList.length, 0),
    vitrinaPost.albumList.length,
    providerPost.likeCount,
    // The first one was there before its copies.
    -(vitrinaPost.id ?? 0),
  ]
}

/** The id of the near-duplicate that is proposed to be kept. */
export function bestToKeep(posts: readonly PostInfo[]): number {
  const [best] = [...posts].sort((one, other) => {
    const theirs = worthOf(other)
    const difference = worthOf(one).map((worth, index) => (theirs[index] ?? 0) - worth)
    return difference.find((part) => part !== 0) ?? 0
  })
  return best?.vitrinaPost.id ?? 0
}

import type { PostInfo, ProviderPost, VitrinaPost } from '@/contract/entities/posts/post'
import { makePostInfo } from '@/features/editor/testing/postInfo'

/** Midnight of a day of March 2026 (UTC). */
export const day = (number: number) => new Date(Date.UTC(2026, 2, number)).toISOString()

/** A draft without albums, created at its source on the March day of its id. */
export function makeListedPost(
  id: number,
  vitrina: Partial<VitrinaPost> = {},
  provider: Partial<ProviderPost> = {},
): PostInfo {
  const { providerPost, ...post } = makePostInfo({ id, albumList: [], ...vitrina })
  return { ...post, providerPost: { ...providerPost, createdAt: day(id), ...provider } }
}

import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import { refused } from '../http/apiError'
import { ownPost } from './savePost'

/** Reads a post again at its source. No source can be read yet, so it says why and never makes anything up. */
export async function refreshPost(db: Db, actor: Actor, id: number): Promise<never> {
  const { providerPost } = await ownPost(db, actor, id)
  throw refused(providerPost.provider === 'upload' ? 'post-without-source' : 'source-not-connected')
}

import { auditAutomatic } from '../../../auth/audit'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { captionLangOf } from '../../../language/captionLanguage'
import { postSearchText } from '../../../language/searchText'
import type { NetworkItem } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import { shownText } from '../../links/linkedPostRow'
import type { ReadSource } from './source'
import { noteItem } from './knownItems'

/**
 * Applies the author's changes. The caption is updated only until it is edited here; pictures and all elements on them stay. Returns false when the
 * post no longer exists.
 */
export async function updateItemPost(
  world: World,
  source: ReadSource,
  postId: number,
  item: NetworkItem,
): Promise<boolean> {
  return world.db.transaction().execute(async (db) => {
    // Waits for a concurrent save of the post before reading its caption.
    const stored = await db
      .updateTable('post')
      .set((post) => ({ revision: post('revision', '+', 1), updated_at: world.clock.now() }))
      .where('id', '=', postId)
      .where('account_id', '=', source.accountId)
      .returning(['text', 'provider_text', 'author_username'])
      .executeTakeFirst()
    if (!stored) return false
    const provider_text = shownText(item.text)
    const text = stored.text === stored.provider_text ? provider_text : stored.text
    const { author_username } = stored
    await db
      .updateTable('post')
      .set({
        text,
        provider_text,
        like_count: item.likeCount,
        comment_count: item.commentCount,
        is_deleted: 0,
        search_text: postSearchText({ text, provider_text, author_username }),
        caption_lang: captionLangOf({ text, provider_text }),
      })
      .where('id', '=', postId)
      .execute()
    await raiseContentVersion(db, source.accountId)
    await noteItem(world, db, source, item, {})
    await auditAutomatic(db, world, source.accountId, {
      action: 'post.refresh',
      entity: 'post',
      id: postId,
      detail: { source: source.id },
    })
    return true
  })
}

import type { Selectable } from 'kysely'
import type { SourceTable } from '../../../db/tables/integrations'
import { mediaKey } from '../../../networks/instagram/mediaItem'
import type { MentionQueue } from '../../../networks/instagram/mentionPages'
import type { World } from '../../../world'

/** The limit for one reading: each mention costs a call. */
const AT_ONCE = 100

/** The queued mentions of a source's profile, oldest first. */
export function mentionQueue(
  { db }: World,
  { id }: Pick<Selectable<SourceTable>, 'id'>,
): MentionQueue {
  return {
    waiting: () =>
      db
        .selectFrom('instagram_mention')
        .where('source_id', '=', id)
        .select(['media_id as mediaId', 'comment_id as commentId'])
        .orderBy('received_at')
        .orderBy('media_id')
        .orderBy('comment_id')
        .limit(AT_ONCE)
        .execute(),
    onRead: async ({ mediaId, commentId }, item) => {
      const key = item?.key ?? mediaKey(mediaId, 'other')
      await db
        .deleteFrom('instagram_mention')
        .where('source_id', '=', id)
        .where('media_id', '=', mediaId)
        .where('comment_id', '=', commentId)
        // Its pictures are unavailable for now, and no Instagram list returns it again.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('source_item')
                .where('source_id', '=', id)
                .where('key', '=', key)
                .where('is_waiting', '=', 1)
                .select('key'),
            ),
          ),
        )
        .execute()
    },
  }
}

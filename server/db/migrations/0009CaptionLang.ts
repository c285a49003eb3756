import type { Kysely } from 'kysely'
import { captionLangOf } from '../../language/captionLanguage'
import type { Database } from '../tables'

/** Posts that are read at once. */
const BATCH = 500

/** The language of each caption, told for the posts that are there already. */
export async function addCaptionLang(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('post').addColumn('caption_lang', 'text').execute()
  let last = 0
  for (;;) {
    const posts = await db
      .selectFrom('post')
      .where('id', '>', last)
      .select(['id', 'text', 'provider_text'])
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const post of posts) {
      last = post.id
      const caption_lang = captionLangOf(post)
      if (caption_lang === null) continue
      await db.updateTable('post').set({ caption_lang }).where('id', '=', post.id).execute()
    }
    if (posts.length < BATCH) return
  }
}

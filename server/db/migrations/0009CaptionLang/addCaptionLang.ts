import type { Kysely } from 'kysely'
import { captionLangOf } from './captionLanguage'

/** The tables read and filled here, as of this step. */
type Tables = {
  post: { id: number; text: string; provider_text: string; caption_lang: string | null }
}

/** Posts per query. */
const BATCH = 500

/** The language of each caption, detected for existing posts by the rules of this step. */
export async function addCaptionLang(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post').addColumn('caption_lang', 'text').execute()
  const tables = db.withTables<Tables>()
  let last = 0
  for (;;) {
    const posts = await tables
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
      await tables.updateTable('post').set({ caption_lang }).where('id', '=', post.id).execute()
    }
    if (posts.length < BATCH) return
  }
}

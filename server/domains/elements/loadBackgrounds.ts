import { PINNED_BACKGROUND_ID } from '@/contract/constants'
import { backgroundSchema, type BackgroundChoice } from '@/contract/entities/posts/media'
import { readJson } from '../../db/readJson'
import type { Db } from '../../db/openDatabase'

/** The ready backgrounds, the default first (product-rules/posts.md#backgrounds). */
export async function loadBackgrounds(db: Db): Promise<BackgroundChoice[]> {
  const rows = await db
    .selectFrom('background')
    .select(['id', 'background'])
    .orderBy((row) => row.case().when('id', '=', PINNED_BACKGROUND_ID).then(0).else(1).end())
    .orderBy('id')
    .execute()
  return rows.map(({ id, background }) => ({
    id,
    background: readJson(backgroundSchema, background),
  }))
}

import type { Insertable } from 'kysely'
import type { AdsMarker, VitrinaPost } from '@/contract/entities/posts/post'
import { keptSchedule } from '@/contract/posts/schedule'
import type { Db } from '../../../db/openDatabase'
import type { PostTable } from '../../../db/tables/posts'
import { captionLangOf } from '../../../language/captionLanguage'
import { postSearchText } from '../../../language/searchText'

const flag = (value: boolean) => (value ? 1 : 0)

/** The columns that a save writes: the shop's own part of the post and its advertising label. */
export function editableColumns(
  { provider_text, author_username }: Pick<PostTable, 'provider_text' | 'author_username'>,
  post: VitrinaPost,
  adsMarker: AdsMarker | null,
) {
  const schedule = keptSchedule(post)
  return {
    text: post.text,
    is_published: flag(post.isPublished),
    show_markers: flag(post.showMarkers),
    show_text: flag(post.showText),
    enable_refresh_button: flag(post.enableRefreshButton),
    hidden_carousel_positions: JSON.stringify(post.hiddenCarouselPositions.filter(Number.isFinite)),
    is_enabled_scheduler: flag(schedule.isEnabledScheduler),
    publish_time: timeOf(schedule.publishTime),
    unpublish_time: timeOf(schedule.unpublishTime),
    need_copyright_request: flag(post.needCopyrightRequest),
    promo_code_status: post.promoCodeStatus,
    ads_marker: adsMarker && JSON.stringify(adsMarker),
    search_text: postSearchText({ text: post.text, provider_text, author_username }),
    caption_lang: captionLangOf({ text: post.text, provider_text }),
  } as const
}

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

/** The row of a new, unedited post of an upload; posts of other origins overwrite some columns. */
export function newPostRow(
  accountId: number,
  providerId: string,
  author: string,
  caption: string,
  now: number,
): Insertable<PostTable> {
  return {
    account_id: accountId,
    provider: 'upload',
    provider_id: providerId,
    shortcode: null,
    post_type: 'post',
    author_username: author,
    author_link: null,
    like_count: 0,
    comment_count: 0,
    provider_text: caption,
    provider_created_at: now,
    post_link: null,
    is_deleted: 0,
    is_ugc: 0,
    text: caption,
    is_published: 0,
    published_at: null,
    show_markers: 1,
    show_text: 1,
    enable_refresh_button: 0,
    hidden_carousel_positions: '[]',
    is_enabled_scheduler: 0,
    publish_time: null,
    unpublish_time: null,
    ads_marker: null,
    search_text: postSearchText({
      text: caption,
      provider_text: caption,
      author_username: author,
    }),
    caption_lang: captionLangOf({ text: caption, provider_text: caption }),
    created_at: now,
    updated_at: now,
  }
}

/** Inserts a post's row, or returns the account's existing post of that provider and id, also after a concurrent insert. */
export async function insertPost(
  db: Db,
  row: Insertable<PostTable>,
): Promise<{ id: number; isNew: boolean }> {
  const added = await db
    .insertInto('post')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider', 'provider_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, isNew: true }
  const { id } = await db
    .selectFrom('post')
    .where('account_id', '=', row.account_id)
    .where('provider', '=', row.provider)
    .where('provider_id', '=', row.provider_id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

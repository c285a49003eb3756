import * as v from 'valibot'
import { PAGE_SIZE } from '@/contract/constants'
import type { PostEvent, PostHistoryEntry } from '@/contract/entities/posts/postHistory'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Actor } from '../../auth/actor'
import { readJson } from '../../db/readJson'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { iso } from '../../language/times'
import { areOwn } from '../../db/ownIds'
import { LISTED_CHANGES } from '../posts/saving/postChanges'

/** The post event of each audit action; the details of a save and a restoration have their changes. */
const EVENTS: Readonly<Record<string, PostEvent>> = {
  'post.create': 'created',
  'post.save': 'saved',
  'post.restore': 'saved',
  'post.publish': 'published',
  'post.unpublish': 'unpublished',
  'post.archive': 'review-archived',
  'post.unarchive': 'review-unarchived',
  'post.schedule-failed': 'schedule-cleared',
  'post.albums': 'albums-changed',
  'post.segments': 'segments-changed',
  'post.media-upload': 'files-added',
  'post.cover': 'thumbnail-changed',
  'post.refresh': 'refreshed',
  'post.products-preview': 'products-shown',
  'post.delete': 'deleted',
  'post.undelete': 'undeleted',
  'copyright-request.update': 'permission-changed',
  'copyright-request.comment': 'permission-commented',
}

/** One page of the history of a post of the account, latest first; 404 without the post. */
export async function listPostHistory(
  db: Db,
  { account }: Actor,
  id: number,
  page: number,
): Promise<{ history: PostHistoryEntry[]; paging: Paging }> {
  if (!(await areOwn(db, 'post', account.id, [id]))) throw new ApiError(404, 'post-not-found')
  const ofPost = db
    .selectFrom('audit')
    .where('audit.account_id', '=', account.id)
    .where('audit.entity', '=', 'post')
    .where('audit.entity_id', '=', String(id))
    .where('audit.action', 'in', Object.keys(EVENTS))
  const { total } = await ofPost
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ofPost
    .leftJoin('person', 'person.id', 'audit.person_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.detail',
      'audit.person_id',
      'person.name',
    ])
    .orderBy('audit.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    history: rows.map((row) => ({
      id: row.id,
      at: iso(row.at),
      person: row.name,
      isAutomatic: row.person_id === null,
      event: eventOf(row),
    })),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

const detailSchema = v.object({
  isNew: v.optional(v.boolean(), false),
  changed: v.optional(v.array(v.picklist(LISTED_CHANGES)), []),
})

/** The most informative event in a row of the audit. */
function eventOf({ action, detail }: { action: string; detail: string }): PostEvent {
  const { isNew, changed } = readJson(detailSchema, detail)
  if (isNew) return 'created'
  const event = EVENTS[action] ?? 'saved'
  return event === 'saved'
    ? (LISTED_CHANGES.find((listed) => changed.includes(listed)) ?? event)
    : event
}

import type { Selectable } from 'kysely'
import { elementsProblem } from '@/contract/elements/elementsProblem'
import { auditAutomatic } from '../auth/audit'
import type { Db } from '../db/openDatabase'
import { raiseContentVersion } from '../db/raiseContentVersion'
import type { PostTable } from '../db/tables/posts'
import { openInteractions } from '../domains/elements/answerableInteractions'
import { elementsOnSlides } from '../domains/elements/mediaElements'
import type { World } from '../world'

type ScheduledPost = Selectable<PostTable>
type Columns = Partial<
  Pick<
    ScheduledPost,
    'is_published' | 'published_at' | 'is_enabled_scheduler' | 'publish_time' | 'unpublish_time'
  >
>

/** Why a schedule is cancelled. */
type Hindrance = 'elements-unfinished' | 'no-album' | 'review-archived'

const NO_SCHEDULE = { is_enabled_scheduler: 0, publish_time: null, unpublish_time: null } as const

/**
 * Executes the next due transition of a post, in one transaction; returns whether it did. An impossible transition cancels the schedule, so that it
 * is not retried forever.
 */
export function carryOutTransition(
  world: Pick<World, 'db' | 'clock'>,
  postId: number,
): Promise<boolean> {
  return world.db.transaction().execute(async (db) => {
    const now = world.clock.now()
    const post = await db
      .selectFrom('post')
      .selectAll()
      .where('id', '=', postId)
      .where('is_enabled_scheduler', '=', 1)
      .executeTakeFirst()
    const step = post && dueTransition(post, now)
    if (!post || !step) return false
    const hindrance = await hindranceOf(db, post, step)
    const columns: Columns = hindrance === null ? columnsAfter(post, step, now) : NO_SCHEDULE
    if (!(await claim(db, post, columns, now))) return false
    if (columns.is_published === 1) await openInteractions(db, post.id)
    await raiseContentVersion(db, post.account_id)
    await auditAutomatic(db, world, post.account_id, {
      action: hindrance === null ? `post.${step.action}` : 'post.schedule-failed',
      entity: 'post',
      id: post.id,
      detail: {
        revision: post.revision + 1,
        ...(hindrance === null ? { by: 'schedule' } : { reason: hindrance }),
      },
    })
    return true
  })
}

async function hindranceOf(
  db: Db,
  { id, post_type }: ScheduledPost,
  { action }: ScheduledTransition,
): Promise<Hindrance | null> {
  if (post_type === 'review') {
    const review = await db
      .selectFrom('review')
      .where('post_id', '=', id)
      .select('is_archived')
      .executeTakeFirst()
    if (review?.is_archived === 1) return 'review-archived'
  }
  if (action === 'unpublish') return null
  const album = await db
    .selectFrom('album_post')
    .where('post_id', '=', id)
    .select('album_id')
    .limit(1)
    .executeTakeFirst()
  if (!album) return 'no-album'
  return elementsProblem(await elementsOnSlides(db, id)) ? 'elements-unfinished' : null
}

/** The status after the transition, and the rest of the schedule. */
function columnsAfter(post: ScheduledPost, { action }: ScheduledTransition, now: number): Columns {
  const isPublishing = action === 'publish'
  const left = isPublishing
    ? { publish_time: null, unpublish_time: post.unpublish_time }
    : { publish_time: post.publish_time, unpublish_time: null }
  const isOver = left.publish_time === null && left.unpublish_time === null
  return {
    is_published: isPublishing ? 1 : 0,
    ...(isPublishing && post.is_published === 0 ? { published_at: now } : {}),
    ...left,
    is_enabled_scheduler: isOver ? 0 : 1,
  }
}

/**
 * Raises the revision of the post. Only the first to raise it executes the transition: another
 * process or a concurrent save may be faster.
 */
async function claim(
  db: Db,
  { id, revision }: ScheduledPost,
  columns: Columns,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({ ...columns, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The next transition of a schedule, with its time. */
interface ScheduledTransition {
  action: 'publish' | 'unpublish'
  at: number
}

type Times = Pick<Selectable<PostTable>, 'publish_time' | 'unpublish_time'>

/** The earliest due transition; null when there is none. After a long downtime missed transitions are returned one by one, in order. */
function dueTransition(
  { publish_time, unpublish_time }: Times,
  now: number,
): ScheduledTransition | null {
  const steps: ScheduledTransition[] = []
  if (publish_time !== null) steps.push({ action: 'publish', at: publish_time })
  if (unpublish_time !== null) steps.push({ action: 'unpublish', at: unpublish_time })
  const [first] = steps.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)
  return first ?? null
}

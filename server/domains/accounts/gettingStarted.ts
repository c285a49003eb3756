import { sql } from 'kysely'
import {
  FIRST_STEPS,
  type FirstStep,
  type GettingStarted,
} from '@/contract/entities/account/gettingStarted'
import type { User } from '@/contract/entities/account/user'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'
import { installableWidget } from '../widgets/installableWidget'

/** Whether a person sees the unfinished first steps or has closed them; neither for the provider's people. */
export async function firstStepsOf(
  db: Db,
  { account, member, isViewedByAdmin }: Actor,
  startedAt: number | null,
): Promise<Required<Pick<User, 'isGettingStarted' | 'isGettingStartedClosed'>>> {
  const none = { isGettingStarted: false, isGettingStartedClosed: false }
  if (startedAt !== null || isViewedByAdmin || !member) return none
  const row = await db
    .selectFrom('member')
    .where('id', '=', member.id)
    .where('account_id', '=', account.id)
    .select('getting_started_closed_at')
    .executeTakeFirst()
  if (!row) return none
  const isClosed = row.getting_started_closed_at !== null
  return { isGettingStarted: !isClosed, isGettingStartedClosed: isClosed }
}

/** The completed first steps of the account. After the last one they stay completed, whatever is deleted later. */
export async function loadGettingStarted(
  { db, clock }: World,
  { account }: Actor,
): Promise<GettingStarted> {
  const { id } = account
  const row = await db
    .selectFrom('account')
    .where('account.id', '=', id)
    .select((own) => [
      'started_at',
      own
        .exists(own.selectFrom('sku').where('sku.account_id', '=', id).select(sql.lit(1).as('one')))
        .as('catalogue'),
      own
        .exists(
          own
            .selectFrom('media_link')
            .innerJoin('post', 'post.id', 'media_link.post_id')
            .where('post.account_id', '=', id)
            .select(sql.lit(1).as('one')),
        )
        .as('mark'),
      own
        .exists(
          own
            .selectFrom('album_post')
            .innerJoin('album', 'album.id', 'album_post.album_id')
            .where('album.account_id', '=', id)
            .select(sql.lit(1).as('one')),
        )
        .as('album'),
      // Previews by the team report no events.
      own
        .exists(
          own.selectFrom('event').where('event.account_id', '=', id).select(sql.lit(1).as('one')),
        )
        .as('site'),
      // A review without pictures cannot have product marks.
      own
        .selectFrom('post')
        .innerJoin('post_media', 'post_media.post_id', 'post.id')
        .where('post.account_id', '=', id)
        .select((post) => post.fn.max('post.id').as('id'))
        .as('post_id'),
      own
        .exists(
          own
            .selectFrom('post')
            .where('post.account_id', '=', id)
            .where('post.is_published', '=', 1)
            .select(sql.lit(1).as('one')),
        )
        .as('published'),
      own
        .exists(
          own
            .selectFrom('widget')
            .where('widget.account_id', '=', id)
            .where('widget.widget_type', '!=', 'stl')
            .select(sql.lit(1).as('one')),
        )
        .as('has_widgets'),
      own
        .selectFrom('album')
        .where('album.account_id', '=', id)
        .orderBy('is_default', 'desc')
        .orderBy('album.id')
        .select('album.id')
        .limit(1)
        .as('album_id'),
    ])
    .executeTakeFirstOrThrow()
  const widget = await installableWidget(db, id)
  const isDone = (step: FirstStep) => {
    if (row.started_at !== null) return true
    if (step === 'widget') return widget !== null
    return Boolean(step === 'post' ? row.post_id !== null : row[step])
  }
  const done = FIRST_STEPS.filter(isDone)
  if (done.length === FIRST_STEPS.length && row.started_at === null) {
    await db.updateTable('account').set({ started_at: clock.now() }).where('id', '=', id).execute()
  }
  return {
    done,
    postId: row.post_id,
    postToPublish: row.published ? null : row.post_id,
    hasWidgets: Boolean(row.has_widgets),
    albumId: row.album_id,
    widget: widget && { embedId: widget.embedId, widgetType: widget.widgetType },
  }
}

/** Closes the first steps for one person, or opens them again; other members' stay as they are. */
export async function closeGettingStarted(
  world: World,
  actor: Actor,
  isClosed: boolean,
): Promise<void> {
  const { account, member } = actor
  await world.db.transaction().execute(async (db) => {
    if (member) {
      await db
        .updateTable('member')
        .set({ getting_started_closed_at: isClosed ? world.clock.now() : null })
        .where('id', '=', member.id)
        .where('account_id', '=', account.id)
        .execute()
    }
    await audit(db, world, actor, {
      action: isClosed ? 'getting-started.close' : 'getting-started.reopen',
      entity: 'account',
      id: account.id,
    })
  })
}

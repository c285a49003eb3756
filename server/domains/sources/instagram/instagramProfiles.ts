import type { Selectable } from 'kysely'
import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import type { FoundProfile, Integration } from '@/contract/entities/sources/integration'
import type { Actor } from '../../../auth/actor'
import { createOnce, storedResult } from '../../../auth/createOnce'
import { audit } from '../../../auth/audit'
import { takeTurns } from '../../../db/writers'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable } from '../../../db/tables/integrations'
import { refused } from '../../../errors/apiError'
import {
  instagramProfiles,
  type InstagramProfile,
  subscribePage,
} from '../../../networks/instagram/facebookLogin'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { World } from '../../../world'
import { presentIntegration } from '../../accounts/presentAccount'
import { freeName } from '../freeName'
import { planSourceReading, type PlannedSource } from '../reading/readingPlan'
import { openToken, storeToken } from '../tokens'
import { askInstagram } from './askInstagram'

type Row = Selectable<IntegrationTable>
type Login = Row & { openedToken: string }

/** The profiles of the last Facebook sign-in, with those already connected. */
export async function listInstagramProfiles(world: World, actor: Actor): Promise<FoundProfile[]> {
  const login = await loginOf(world, actor.account.id)
  const profiles = await profilesOf(world, login)
  const connected = await connectionsOf(world.db, actor.account.id)
  return profiles.map(({ id, username, pictureUrl, pageName }) => ({
    username,
    pictureUrl,
    pageName,
    isConnected: connected.some(({ provider_id }) => provider_id === id),
  }))
}

/**
 * Connects one of the profiles, or replaces the token of a connected one by that of the last
 * sign-in; queues an immediate reading (product-rules/sources.md#instagram).
 */
export async function bindInstagramProfile(
  world: World,
  actor: Actor,
  typed: string,
): Promise<Integration> {
  const bound = storedResult<Integration>(actor)
  if (bound) return bound
  const login = await loginOf(world, actor.account.id)
  const username = typed.replace(/^@/, '').toLowerCase()
  const profile = (await profilesOf(world, login)).find(
    (one) => one.username.toLowerCase() === username,
  )
  if (!profile) throw refused('instagram-profile-not-found', 'username')
  await subscribeToMentions(world, profile)
  return createOnce(world, actor, async (db) => {
    await takeTurns(db, `profiles of ${String(actor.account.id)}`)
    const known = (await connectionsOf(db, actor.account.id)).find(
      ({ provider_id, name }) =>
        provider_id === profile.id || (provider_id === null && name === username),
    )
    const row = known
      ? await renew(world, db, { known, login, profile })
      : await connect(db, actor, { login, profile })
    await planSourceReading(db, world, await sourceOf(world, db, row))
    await audit(db, world, actor, {
      action: known ? 'integration.save-token' : 'integration.create',
      entity: 'integration',
      id: row.id,
      detail: { type: 'facebook' },
    })
    return presentIntegration(row)
  })
}

/** The sign-in whose profile is not chosen yet. */
async function loginOf(world: World, accountId: number): Promise<Login> {
  if (!world.settings.metaApp) throw refused('meta-app-missing')
  const row = await world.db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'facebook')
    .where('name', '=', '')
    .executeTakeFirst()
  const openedToken = row && openToken(world, row)
  if (!row || typeof openedToken !== 'string') throw refused('facebook-login-first', 'username')
  return { ...row, openedToken }
}

async function profilesOf(world: World, { openedToken }: Login) {
  const profiles = await askInstagram(openedToken, (caller) => instagramProfiles(world, caller))
  if (profiles.length === 0) throw refused('no-instagram-profiles', 'username')
  return profiles
}

const connectionsOf = (db: Db, accountId: number): Promise<Row[]> =>
  db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'facebook')
    .where('name', '!=', '')
    .execute()

async function renew(
  world: World,
  db: Db,
  { known, login, profile }: { known: Row; login: Login; profile: InstagramProfile },
): Promise<Row> {
  await forgetLogin(db, login)
  await storeToken(world, db, known.id, login.openedToken)
  return db
    .updateTable('integration')
    .set((integration) => ({
      status: 'working',
      provider_id: profile.id,
      token_expires_at: login.token_expires_at,
      revision: integration('revision', '+', 1),
    }))
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function connect(
  db: Db,
  { account }: Actor,
  { login, profile }: { login: Login; profile: InstagramProfile },
): Promise<Row> {
  const connected = await connectionsOf(db, account.id)
  if (connected.length >= CHANNEL_LIMITS.profiles) {
    throw refused('too-many-profiles', 'username', { count: CHANNEL_LIMITS.profiles })
  }
  const created = { account_id: account.id, type: 'facebook' } as const
  const name = await freeName(db, created, profile.username.toLowerCase(), profile.id)
  const row = await db
    .updateTable('integration')
    .set({ name, status: 'working', provider_id: profile.id, revision: login.revision + 1 })
    .where('id', '=', login.id)
    .where('revision', '=', login.revision)
    .returningAll()
    .executeTakeFirst()
  // Another sign-in or choice has happened during the calls to Facebook.
  if (!row) throw refused('integration-changed')
  return row
}

async function forgetLogin(db: Db, { id, revision }: Login): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('integration')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw refused('integration-changed')
}

async function sourceOf(
  { clock }: World,
  db: Db,
  { id, account_id, name }: Row,
): Promise<PlannedSource> {
  const known = await db
    .selectFrom('source')
    .select(['id', 'account_id'])
    .where('integration_id', '=', id)
    .executeTakeFirst()
  if (known) return known
  return db
    .insertInto('source')
    .values({
      account_id,
      integration_id: id,
      type: 'instagram',
      name,
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
}

/** The user waits for the profile to be connected. */
const PATIENCE_MS = 10_000

/** Subscribes to a profile's mentions. A failure does not block the connection; the reason is logged. */
async function subscribeToMentions(
  world: World,
  { page }: Pick<InstagramProfile, 'page'>,
): Promise<void> {
  if (world.settings.metaWebhookToken === null || page === null) return
  try {
    await subscribePage(world, page, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error
    // A missing permission was the user's own choice.
    if (error.kind !== 'rights') world.report(error)
  }
}

import * as v from 'valibot'
import { accountPath, FACEBOOK_OUTCOME, type FacebookOutcome } from '@/contract/addresses'
import { requirePermission, resolveActor, type Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Person } from '../../../auth/sessions'
import { refused } from '../../../errors/apiError'
import { parseJson } from '../../../http/readBody'
import {
  facebookLoginUrl,
  longLivedToken,
  mayRead,
  tokenOfCode,
} from '../../../networks/instagram/facebookLogin'
import { graphCaller } from '../../../networks/instagram/graphApi'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { World } from '../../../world'
import { storeToken } from '../tokens'

/** The user waits for the page. */
const PATIENCE_MS = 20_000
/** How long a person may take to sign in at Facebook. */
const STATE_LASTS_MS = 30 * 60_000
const STATE_PLACE = 'sign-in at facebook'

const stateSchema = v.object({ username: v.string(), personId: v.number(), startedAt: v.number() })

/** The query with which Facebook redirects the user back. */
export interface FacebookReturn {
  state: string
  code: string | undefined
  /** Present when the person declined. */
  error: string | undefined
}

/** The Facebook sign-in URL that connects Instagram profiles with this account. */
export function startFacebookLogin({ settings, secrets, clock }: World, actor: Actor): string {
  if (!settings.metaApp) throw refused('meta-app-missing')
  const state: v.InferOutput<typeof stateSchema> = {
    username: actor.account.username,
    personId: actor.person.id,
    startedAt: clock.now(),
  }
  const sealed = secrets.seal(JSON.stringify(state), STATE_PLACE)
  return facebookLoginUrl(settings, settings.metaApp.id, sealed)
}

/**
 * Handles a return from Facebook and returns the cabinet page to redirect to; null when this user
 * did not start the sign-in here. A sign-in that took too long redirects with a failure. Only a
 * sign-in started by this user is finished: a link with another user's code connects nothing.
 */
export async function finishFacebookLogin(
  world: World,
  person: Person,
  sent: FacebookReturn,
): Promise<string | null> {
  const state = openState(world, sent.state)
  if (state?.personId !== person.id) return null
  if (state.startedAt < world.clock.now() - STATE_LASTS_MS) return pageOf(state.username, 'failed')
  const actor = await resolveActor(world, person, state.username)
  requirePermission(actor, 'MANAGE_INTEGRATIONS')
  return pageOf(state.username, await outcomeOf(world, actor, sent))
}

async function outcomeOf(
  world: World,
  actor: Actor,
  { code, error }: FacebookReturn,
): Promise<FacebookOutcome> {
  if (error !== undefined || code === undefined) return 'denied'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const brief = await tokenOfCode(world, code, signal)
    const { token, expiresAt } = await longLivedToken(world, brief.token, signal)
    if (!(await mayRead(world, graphCaller(token, signal)))) return 'rights'
    await keepLogin(world, actor, token, expiresAt)
    return 'done'
  } catch (failure) {
    if (failure instanceof NetworkFailure || signal.aborted) return 'failed'
    throw failure
  }
}

/**
 * Stores the sign-in whose profile is not chosen yet; a new one replaces the account's previous
 * one.
 */
async function keepLogin(
  world: World,
  actor: Actor,
  token: string,
  token_expires_at: number | null,
): Promise<void> {
  const now = world.clock.now()
  await world.db.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('integration')
      .values({
        account_id: actor.account.id,
        type: 'facebook',
        name: '',
        status: 'waiting',
        token_expires_at,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'type', 'name']).doUpdateSet((stored) => ({
          token_expires_at,
          revision: stored('integration.revision', '+', 1),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeToken(world, db, id, token)
    await audit(db, world, actor, {
      action: 'integration.save-token',
      entity: 'integration',
      id,
      detail: { type: 'facebook', expires: token_expires_at !== null },
    })
  })
}

function openState({ secrets }: World, sealed: string): v.InferOutput<typeof stateSchema> | null {
  const text = secrets.open(sealed, STATE_PLACE)
  if (text === null) return null
  const { success, output } = v.safeParse(stateSchema, parseJson(text))
  return success ? output : null
}

function pageOf(username: string, outcome: FacebookOutcome): string {
  const query = new URLSearchParams({ [FACEBOOK_OUTCOME]: outcome })
  return `${accountPath(username)}#/integrations?${query.toString()}`
}

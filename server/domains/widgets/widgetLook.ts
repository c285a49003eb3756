import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Locale } from '@/contract/locale'
import { hasPermission } from '@/contract/permissions'
import { resolveActor, type Actor } from '../../auth/actor'
import type { Database } from '../../db/tables'
import { providerRoleOf } from '../../auth/sessions'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

type Widget = Pick<Selectable<Database['widget']>, 'id' | 'embed_id' | 'account_id'>

const LOOK_MS = 60 * 60 * 1000
const SIGNATURE_BYTES = 16
const FORM = /^([\w-]{1,64})\.(\d{1,15})\.(\d{1,15})\.([\w-]{22})$/

/**
 * A signed preview token of a widget for a person, with its expiry. Its key derives from the person's stored password, so that a new password revokes
 * all tokens and no further secret is stored.
 */
export async function giveLook(world: World, { person }: Actor, widget: Widget): Promise<string> {
  const { passwordHash } = await lookerOf(world, person.id)
  const till = world.clock.now() + LOOK_MS
  return `${widget.embed_id}.${person.id}.${till}.${signature(passwordHash, widget, person.id, till)}`
}

/** A preview token of a person who may see the widget: whether it has expired, and the person's language. */
interface Look {
  isEnded: boolean
  locale: Locale
}

/** Reads a token; null when it is not this widget's, or its person may no longer see the account's widgets. */
export async function readLook(world: World, widget: Widget, look: string): Promise<Look | null> {
  const [, embedId, personText, tillText, signed = ''] = FORM.exec(look) ?? []
  const [personId, till] = [Number(personText), Number(tillText)]
  if (embedId !== widget.embed_id) return null
  try {
    const { passwordHash, person } = await lookerOf(world, personId)
    const expected = signature(passwordHash, widget, personId, till)
    if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return null
    const { username } = await world.db
      .selectFrom('account')
      .select('username')
      .where('id', '=', widget.account_id)
      .executeTakeFirstOrThrow()
    const actor = await resolveActor(world, person, username)
    if (!hasPermission(actor, 'VIEW_WIDGETS')) return null
    return { isEnded: till <= world.clock.now(), locale: person.locale }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** A person as in a session, with their stored password; throws for one who cannot sign in. */
async function lookerOf({ db }: World, id: number) {
  const row = await db
    .selectFrom('person')
    .select(['id', 'email', 'name', 'locale', 'password_hash'])
    .select(['is_provider_admin', 'is_provider_moderator'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.password_hash) throw new ApiError(404, 'not-found')
  const { password_hash: passwordHash, email, name, locale } = row
  const providerRole = providerRoleOf(row)
  return {
    passwordHash,
    person: { id, email, name, locale, providerRole, hasTips: false, session: null },
  }
}

function signature(key: string, widget: Widget, personId: number, till: number): string {
  return createHmac('sha256', `look ${key}`)
    .update(`${widget.id} ${widget.embed_id} ${personId} ${till}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}

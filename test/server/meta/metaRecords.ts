import { storeToken } from '../../../server/domains/sources/tokens'
import type { TestWorld } from '../world'
import { PROFILE_ID, type MetaNetwork } from './metaNetwork'

type Id = Readonly<Record<'id', number>>

const TOKEN = 'EAAG-token-of-facebook'

/** A sign-in at Facebook without a chosen profile. */
export async function aMetaLogin(world: TestWorld, account: Id, meta: MetaNetwork): Promise<Id> {
  return aConnection(world, account, meta, { name: '', status: 'waiting', provider_id: null })
}

/** A connected profile with its source. */
export async function aProfileOf(world: TestWorld, account: Id, meta: MetaNetwork): Promise<Id> {
  const connected = { name: 'lenglina', status: 'working', provider_id: PROFILE_ID } as const
  const { id } = await aConnection(world, account, meta, connected)
  await world.db
    .insertInto('source')
    .values({
      account_id: account.id,
      integration_id: id,
      type: 'instagram',
      name: 'lenglina',
      auto_markup_mode: 'off',
      created_at: world.clock.now(),
    })
    .execute()
  return { id }
}

async function aConnection(
  world: TestWorld,
  account: Id,
  meta: MetaNetwork,
  row: { name: string; status: 'waiting' | 'working'; provider_id: string | null },
): Promise<Id> {
  meta.tokens.push(TOKEN)
  await world.db
    .deleteFrom('integration')
    .where('account_id', '=', account.id)
    .where('type', '=', 'facebook')
    .execute()
  const { id } = await world.db
    .insertInto('integration')
    .values({ account_id: account.id, type: 'facebook', created_at: world.clock.now(), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeToken(world, world.db, id, TOKEN)
  return { id }
}

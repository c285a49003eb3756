import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../../../db/readJson'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { SourceReader } from '../../../networks/sourceReader'
import { areMentionsDue } from '../../../networks/vk/mentionPages'
import { wallReader } from '../../../networks/vk/wallReader'
import type { World } from '../../../world'
import { openToken } from '../tokens'

const cursorSchema = v.object({ mentionsAt: v.number() })

/** Reads a group's wall with the operator's key or its owner's; reads posts that mention it with the operator's only. */
export function openVkReader(
  world: World,
  integration: Selectable<IntegrationTable>,
  signal: AbortSignal,
  { id, cursor }: Selectable<SourceTable>,
): SourceReader {
  const { vkServiceKey } = world.settings
  const token = vkServiceKey ?? openToken(world, integration)
  if (token === null) throw new NetworkFailure('key')
  const groupId = Number(integration.provider_id)
  const before = cursor === null ? null : readJson(cursorSchema, cursor).mentionsAt
  const isSearching = vkServiceKey !== null && areMentionsDue(world.clock.now(), before)
  const onEnd = async (mentionsAt: number) => {
    await noteSearch(world, id, integration, mentionsAt)
    await noteMentionsRead(world, integration, mentionsAt)
  }
  return wallReader(
    world,
    { token, signal },
    { groupId, ...(isSearching ? { mentions: { before, onEnd } } : {}) },
  )
}

/** Skipped when another group was chosen meanwhile. */
async function noteSearch(
  { db }: World,
  sourceId: number,
  { id, provider_id }: Selectable<IntegrationTable>,
  mentionsAt: number,
): Promise<void> {
  await db
    .updateTable('source')
    .set({ cursor: JSON.stringify({ mentionsAt }) })
    .where('id', '=', sourceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('integration')
          .where('integration.id', '=', id)
          .where('provider_id', '=', provider_id)
          .select('integration.id'),
      ),
    )
    .execute()
}

/** Stores when the mentions were searched in the account's source of mentions, if there is one. */
async function noteMentionsRead(
  { db }: World,
  { account_id }: Selectable<IntegrationTable>,
  synced_at: number,
): Promise<void> {
  await db
    .updateTable('source')
    .set({ synced_at })
    .where('account_id', '=', account_id)
    .where('type', '=', 'mention')
    .execute()
}

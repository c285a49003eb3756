import type { Selectable } from 'kysely'
import type { IntegrationType } from '@/contract/entities/sources/integration'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import type { SourceReader } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import { openChannelReader } from '../channels/openChannelReader'
import { openInstagramReader } from '../instagram/openInstagramReader'
import { openTelegramReader } from '../telegram/openTelegramReader'
import { openVkReader } from '../vk/openVkReader'

type Integration = Selectable<IntegrationTable>
type Source = Selectable<SourceTable>
type OpenReader = (
  world: World,
  integration: Integration,
  signal: AbortSignal,
  source: Source,
) => SourceReader

const byLink: OpenReader = (world, integration, signal, source) =>
  openChannelReader(world, integration, source, signal)

const READERS: Readonly<Record<IntegrationType, OpenReader>> = {
  vk: openVkReader,
  facebook: (world, integration, signal, source) =>
    openInstagramReader(world, integration, source, signal),
  youtube: byLink,
  rss: byLink,
  telegram: (world, integration, signal, source) =>
    openTelegramReader(world, integration, source, signal),
}

/** Opens the reader of a connection's posts; throws a `NetworkFailure` without a key for it. */
export function openReader(
  world: World,
  integration: Integration,
  signal: AbortSignal,
  source: Source,
): SourceReader {
  return READERS[integration.type](world, integration, signal, source)
}

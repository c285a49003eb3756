import { META_WEBHOOK_PATH } from '@/contract/addresses'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Settings } from '../../../settings'

/** What the server lacks for Meta to notify it of mentions; null when it lacks nothing. */
export function lackingMentions({
  publicUrl,
  metaWebhookToken,
}: Pick<Settings, 'publicUrl' | 'metaWebhookToken'>): ResponseOf<
  typeof sourceEndpoints.listIntegrations
>['lackingMentions'] {
  const isHttps = publicUrl.startsWith('https://')
  if (isHttps && metaWebhookToken !== null) return null
  return { isHttps, webhookUrl: `${publicUrl}${META_WEBHOOK_PATH}` }
}

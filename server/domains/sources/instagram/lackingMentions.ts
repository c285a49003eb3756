import { META_WEBHOOK_PATH } from '@/contract/addresses'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Settings } from '../../../settings'

/** The settings that the server lacks to receive Meta's mention webhooks; null when it has all. */
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

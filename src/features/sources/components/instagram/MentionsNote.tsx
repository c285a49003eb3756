import { Code } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import '@mantine/core/styles/Code.css'

export type LackingMentions = NonNullable<
  ResponseOf<typeof sourceEndpoints.listIntegrations>['lackingMentions']
>

/** What the owner of the server does for mentions in captions and comments to come. */
export function MentionsNote({ isHttps, webhookUrl }: LackingMentions) {
  if (!isHttps) return <FormattedMessage id="integrations.text_mentions-https" />
  return (
    <FormattedMessage
      id="integrations.text_mentions-webhook"
      values={{
        url: <Code>{webhookUrl}</Code>,
        token: <Code>META_WEBHOOK_TOKEN</Code>,
        field: <Code>mentions</Code>,
      }}
    />
  )
}

import { Code } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import '@mantine/core/styles/Code.css'

export type LackingMentions = NonNullable<
  ResponseOf<typeof sourceEndpoints.listIntegrations>['lackingMentions']
>

/** The server owner's steps to receive mentions in captions and comments. */
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

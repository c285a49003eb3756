import { Code, Text } from '@mantine/core'
import '@mantine/core/styles/Code.css'
import { FormattedMessage } from 'react-intl'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import { SetupSteps } from '@/features/sources/components/connection/SetupSteps'

interface MetaAppStepsProps {
  returnUrl: string
  lackingMentions: LackingMentions | null
  isConnected: boolean
}

/** The server owner's steps before Instagram can be connected. */
export function MetaAppSteps({ returnUrl, lackingMentions, isConnected }: MetaAppStepsProps) {
  const code = (text: string) => <Code>{text}</Code>
  return (
    <SetupSteps
      label="integrations.label_meta-app-steps"
      isFolded={isConnected}
      lead={
        <Text size="sm">
          <FormattedMessage id="integrations.text_meta-app" />
        </Text>
      }
    >
      <li>
        <FormattedMessage id="integrations.text_meta-app-create" />
      </li>
      <li>
        <FormattedMessage
          id="integrations.text_meta-app-return"
          values={{ url: code(returnUrl) }}
        />
      </li>
      <li>
        <FormattedMessage
          id="integrations.text_meta-app-settings"
          values={{ id: code('META_APP_ID'), secret: code('META_APP_SECRET') }}
        />
      </li>
      <li>
        <FormattedMessage id="integrations.text_meta-app-review" />
      </li>
      {lackingMentions && (
        <li>
          <MentionsNote {...lackingMentions} />
        </li>
      )}
    </SetupSteps>
  )
}

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

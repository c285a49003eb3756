import { Code, Text } from '@mantine/core'
import '@mantine/core/styles/Code.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import steps from '@/features/sources/components/connection/Steps.module.css'

interface MetaAppStepsProps {
  returnUrl: string
  lackingMentions: LackingMentions | null
}

/** The server owner's steps before Instagram can be connected. */
export function MetaAppSteps({ returnUrl, lackingMentions }: MetaAppStepsProps) {
  const intl = useIntl()
  const code = (text: string) => <Code>{text}</Code>
  return (
    <>
      <Text size="sm">
        <FormattedMessage id="integrations.text_meta-app" />
      </Text>
      <ol
        className={steps.steps}
        aria-label={intl.formatMessage({ id: 'integrations.label_meta-app-steps' })}
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
      </ol>
    </>
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

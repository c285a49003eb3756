import { Code, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import steps from '../connection/Steps.module.css'
import { MentionsNote, type LackingMentions } from './MentionsNote'
import '@mantine/core/styles/Code.css'

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

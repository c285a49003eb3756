import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import steps from '../connection/Steps.module.css'

/** How to get a key of VK, and its purpose. */
export function VkSteps({ isReadByOperator }: { isReadByOperator: boolean }) {
  const intl = useIntl()
  return (
    <>
      <ol
        className={steps.steps}
        aria-label={intl.formatMessage({ id: 'integrations.label_vk-steps' })}
      >
        <li>
          <FormattedMessage id="integrations.text_vk-app" />
        </li>
        <li>
          <FormattedMessage
            id={
              isReadByOperator
                ? 'integrations.text_vk-rights-proof'
                : 'integrations.text_vk-rights-read'
            }
          />
        </li>
        <li>
          <FormattedMessage id="integrations.text_vk-paste" />
        </li>
      </ol>
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id={isReadByOperator ? 'integrations.text_vk-proof' : 'integrations.text_vk-hour'}
        />
      </Text>
    </>
  )
}

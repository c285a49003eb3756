import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import { ConnectionField } from '@/features/sources/components/connection/ConnectionField'
import steps from '@/features/sources/components/connection/Steps.module.css'
import { useSaveVkTokenMutation } from '@/features/sources/integrationsApi'
import { vkPanelClosed } from '@/features/sources/sourcesSlice'

/** Accepts a token of VK, alone or within the whole link (product-rules/sources.md#vk-groups). */
export function VkTokenForm({ integration }: { integration: Integration | undefined }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [saveToken, request] = useSaveVkTokenMutation({ fixedCacheKey: 'saveVkToken' })
  const isOptional = integration !== undefined && integration.status !== 'failed'
  return (
    <ConnectionField
      name="token"
      label={<FormattedMessage id="integrations.label_token" />}
      hint={<FormattedMessage id="integrations.hint_token" />}
      placeholder={intl.formatMessage({ id: 'integrations.hint_token-example' })}
      submitLabel={<FormattedMessage id="integrations.action_save-token" />}
      schema={sourceEndpoints.saveVkToken.body.entries.token}
      request={request}
      onSubmit={(token) => void saveToken({ token })}
      secondaryAction={
        isOptional && (
          <Button
            variant="default"
            disabled={request.isLoading}
            onClick={() => dispatch(vkPanelClosed())}
          >
            <FormattedMessage id="common.action_cancel" />
          </Button>
        )
      }
    />
  )
}

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

import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import { useSaveVkTokenMutation } from '../../integrationsApi'
import { vkPanelClosed } from '../../sourcesSlice'
import { ConnectionField } from '../connection/ConnectionField'

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

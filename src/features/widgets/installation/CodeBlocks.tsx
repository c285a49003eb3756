import { Button, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconCopy } from '@/common/ui/icons/icons'
import { CodeText } from '@/common/ui/layout/CodeText'
import { ATTRIBUTION_HOURS } from '@/contract/widgets/embed'
import { policyFor, purchaseCode } from '@/contract/widgets/installation/installationCode'
import { TabSection } from '@/features/widgets/components/editor/TabSection'
import { installationCodeCopied, selectConsent } from '@/features/widgets/widgetsSlice'
import classes from './InstallationTab.module.css'

interface CodeBlockProps {
  code: string
  label: MessageId
  action: MessageId
  variant: 'filled' | 'default'
}

/** Code with a button that copies it. */
export function CodeBlock({ code, label, action, variant }: CodeBlockProps) {
  const dispatch = useAppDispatch()
  return (
    <Stack gap="sm">
      <CodeText label={label}>{code}</CodeText>
      <Button
        fullWidth
        variant={variant}
        leftSection={<IconCopy size={16} />}
        onClick={() => dispatch(installationCodeCopied(code))}
      >
        <FormattedMessage id={action} />
      </Button>
    </Stack>
  )
}

/** The directives that the Content Security Policy of a page needs for its widgets. */
export function StrictPolicy() {
  const { widgetUrl } = runtimeConfig()
  return (
    <details className={classes.policy}>
      <summary>
        <FormattedMessage id="widgets.title_policy" />
      </summary>
      <Text size="sm" mb="sm">
        <FormattedMessage id="widgets.text_policy" />
      </Text>
      <CodeBlock
        code={policyFor(new URL(widgetUrl, location.href).origin)}
        label="widgets.label_policy"
        action="widgets.action_copy-policy"
        variant="default"
      />
    </details>
  )
}

/** An example, which the shop's template replaces with the facts of the order. */
const EXAMPLE = {
  transaction_id: '10042',
  currency: 'RUB',
  items: [{ item_id: 'SKU', price: 1990, quantity: 1 }],
}

/** The code by which the shop reports orders, so that analytics attribute sales to widgets. */
export function PurchaseCode() {
  const consent = useAppSelector(selectConsent)
  return (
    <TabSection title="widgets.title_purchases">
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage id="widgets.text_purchases" values={ATTRIBUTION_HOURS} />
        </Text>
        <CodeBlock
          code={purchaseCode(runtimeConfig().widgetUrl, EXAMPLE, { consent })}
          label="widgets.label_purchase-code"
          action="widgets.action_copy-purchase-code"
          variant="default"
        />
        <Text size="sm" c="dimmed">
          <FormattedMessage id="widgets.text_purchases-more" />
        </Text>
      </Stack>
    </TabSection>
  )
}

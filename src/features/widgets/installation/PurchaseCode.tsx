import { Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { useAppSelector } from '@/common/store/hooks'
import { purchaseCode } from '@/contract/widgets/installation/installationCode'
import { TabSection } from '../components/editor/TabSection'
import { selectConsent } from '../widgetsSlice'
import { CodeBlock } from './CodeBlock'

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
          <FormattedMessage id="widgets.text_purchases" />
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

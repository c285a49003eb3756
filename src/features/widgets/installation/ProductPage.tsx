import { Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import { TabSection } from '../components/editor/TabSection'
import { productByChosen, selectPlatform, selectProductBy, type ProductBy } from '../widgetsSlice'
import { CodeBlock } from './CodeBlocks'
import { PLATFORM_FACTS } from './platforms'

const PRODUCT_BY: [ProductBy, MessageId][] = [
  ['article', 'widgets.product-by_article'],
  ['address', 'widgets.product-by_address'],
]

/** The choice of how the code identifies the product. A tag manager has no choice. */
export function ProductByChoice() {
  const dispatch = useAppDispatch()
  const productBy = useAppSelector(selectProductBy)
  if (useAppSelector(selectPlatform) === 'tag-manager') return null
  return (
    <LabelledSelect
      label="widgets.label_product-by"
      choices={PRODUCT_BY}
      value={productBy}
      onChange={(chosen) => dispatch(productByChosen(chosen))}
    />
  )
}

/** The source from which the shop's page gets the product. */
function ProductSource() {
  const intl = useIntl()
  const platform = useAppSelector(selectPlatform)
  const isByAddress = useAppSelector(selectProductBy) === 'address'
  if (platform === 'tag-manager') return <FormattedMessage id="widgets.text_product-tag" />
  if (isByAddress) return <FormattedMessage id="widgets.text_product-address" />
  const placeholder = intl.formatMessage({ id: 'widgets.text_article-placeholder' })
  const where = PLATFORM_FACTS[platform].product?.where ?? 'widgets.text_product-page'
  return <FormattedMessage id={where} values={{ placeholder }} />
}

/** The steps that put a product gallery's code into the page of each product. */
export function ProductSteps() {
  const { where, product } = PLATFORM_FACTS[useAppSelector(selectPlatform)]
  const isByAddress = useAppSelector(selectProductBy) === 'address'
  return (
    <>
      {/* For a platform with an expression for the SKU, the text of the next step already says where the code is pasted. */}
      {(!product || isByAddress) && (
        <li>
          <FormattedMessage id={where} />
        </li>
      )}
      <li>
        <ProductSource />
      </li>
    </>
  )
}

/** A gallery's code for the page of a product. */
export function ProductPage({ code }: { code: string | null }) {
  return (
    <TabSection title="widgets.title_product-page">
      <Stack gap="sm">
        <ProductByChoice />
        <Text size="sm">
          <ProductSource />
        </Text>
        {code !== null && (
          <CodeBlock
            code={code}
            label="widgets.label_product-code"
            action="widgets.action_copy-product-code"
            variant="default"
          />
        )}
      </Stack>
    </TabSection>
  )
}

/** A product gallery's code for pages without a product. */
export function AnyPage({ code }: { code: string | null }) {
  return (
    <TabSection title="widgets.title_any-page">
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage id="widgets.text_any-page" />
        </Text>
        {code !== null && (
          <CodeBlock
            code={code}
            label="widgets.label_any-page-code"
            action="widgets.action_copy-any-page-code"
            variant="default"
          />
        )}
      </Stack>
    </TabSection>
  )
}

import { Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import { TabSection } from '../components/editor/TabSection'
import { productByChosen, selectPlatform, selectProductBy, type ProductBy } from '../widgetsSlice'
import { CodeBlock } from './CodeBlocks'
import { PLATFORM_FACTS } from './platforms'
import type { useInstalledCode } from './installedCode'

const PRODUCT_BY: [ProductBy, MessageId][] = [
  ['article', 'widgets.product-by_article'],
  ['address', 'widgets.product-by_address'],
]

interface ProductPageProps {
  codeOf: ReturnType<typeof useInstalledCode>['productPage']
}

/** The code of a product's page, which identifies the product by its SKU or by the page's address. */
export function ProductPage({ codeOf }: ProductPageProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const platform = useAppSelector(selectPlatform)
  const { product } = PLATFORM_FACTS[platform]
  // A tag manager inserts the same code into all pages, so it has no SKU.
  const isTag = platform === 'tag-manager'
  const productBy = useAppSelector(selectProductBy)
  const isByAddress = productBy === 'address' || isTag
  const placeholder = intl.formatMessage({ id: 'widgets.text_article-placeholder' })
  const code = codeOf(isByAddress ? 'address' : { article: product?.article ?? placeholder })
  return (
    <TabSection title="widgets.title_product-page">
      <Stack gap="sm">
        {!isTag && (
          <LabelledSelect
            label="widgets.label_product-by"
            choices={PRODUCT_BY}
            value={productBy}
            onChange={(chosen) => dispatch(productByChosen(chosen))}
          />
        )}
        <Text size="sm">
          {isByAddress ? (
            <FormattedMessage
              id={isTag ? 'widgets.text_product-tag' : 'widgets.text_product-address'}
            />
          ) : (
            <FormattedMessage
              id={product?.where ?? 'widgets.text_product-page'}
              values={{ placeholder }}
            />
          )}
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

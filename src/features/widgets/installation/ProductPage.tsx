import { NativeSelect, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { TabSection } from '../components/editor/TabSection'
import {
  PRODUCT_BY,
  productByChosen,
  selectPlatform,
  selectProductBy,
  type ProductBy,
} from '../widgetsSlice'
import { CodeBlock } from './CodeBlock'
import { PLATFORM_FACTS } from './platforms'
import type { useInstalledCode } from './useInstalledCode'

const LABELS: Record<ProductBy, MessageId> = {
  article: 'widgets.product-by_article',
  address: 'widgets.product-by_address',
}

interface ProductPageProps {
  codeOf: ReturnType<typeof useInstalledCode>['productPage']
}

/** The code of a product's page, which tells the product by its article or by the page's address. */
export function ProductPage({ codeOf }: ProductPageProps) {
  const intl = useIntl()
  const platform = useAppSelector(selectPlatform)
  const { product } = PLATFORM_FACTS[platform]
  // What puts the same code into all pages knows no article.
  const isTag = platform === 'tag-manager'
  const isByAddress = useAppSelector(selectProductBy) === 'address' || isTag
  const placeholder = intl.formatMessage({ id: 'widgets.text_article-placeholder' })
  const code = codeOf(isByAddress ? 'address' : { article: product?.article ?? placeholder })
  return (
    <TabSection title="widgets.title_product-page">
      <Stack gap="sm">
        {!isTag && <ProductByChoice />}
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

function ProductByChoice() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'widgets.label_product-by' })}
      value={useAppSelector(selectProductBy)}
      data={PRODUCT_BY.map((value) => ({
        value,
        label: intl.formatMessage({ id: LABELS[value] }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = PRODUCT_BY.find((one) => one === value)
        if (chosen) dispatch(productByChosen(chosen))
      }}
    />
  )
}

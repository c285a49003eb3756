import { useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useLocale } from '@/common/i18n/useLocale'
import { usePermission } from '@/common/session/user'
import { fileSaved } from '@/common/store/pageThunks'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconCheck, IconEye, IconEyeOff, IconFileDownload } from '@/common/ui/icons/icons'
import { SelectionBar, type SelectionAction } from '@/common/ui/lists/SelectionBar'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import type { ExportedFile } from '@/contract/entities/analytics'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'
import { useSaveProductPagesMutation } from '@/features/products/productPagesApi'
import { productSelectionCleared, selectChosenProducts } from '@/features/products/productsSlice'

interface ProductBulkProps {
  onChooseAll: () => void
}

/** Actions for the chosen products. */
export function ProductBulk({ onChooseAll }: ProductBulkProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const chosen = useAppSelector(selectChosenProducts)
  const [savePages, { isLoading }] = useSaveProductPagesMutation()
  if (chosen.length === 0) return null
  const skuIds = chosen.map(({ id }) => id)
  const onPages: SelectionAction[] = [
    {
      label: 'products.action_show-posts',
      icon: IconEye,
      onPress: () => void savePages({ skuIds, isShown: true }),
    },
    {
      label: 'products.action_hide-posts',
      icon: IconEyeOff,
      onPress: () => void savePages({ skuIds, isShown: false }),
    },
  ]
  return (
    <div className={classes.bar}>
      <SelectionBar
        label="products.label_bulk"
        count={chosen.length}
        isBusy={isLoading}
        actions={[
          { label: 'products.action_choose-all', icon: IconCheck, onPress: onChooseAll },
          ...(canEdit ? onPages : []),
          {
            label: 'products.action_export',
            icon: IconFileDownload,
            onPress: () => {
              dispatch(fileSaved(productsFile(chosen, intl, locale)))
            },
          },
        ]}
        onClear={() => {
          dispatch(productSelectionCleared())
        }}
      />
    </div>
  )
}

const HEAD: readonly MessageId[] = [
  'products.label_article-name',
  'products.label_offer-id',
  'products.label_product',
  'products.label_brand',
  'products.label_category-name',
  'products.label_price',
  'products.label_currency',
  'products.label_availability',
  'products.label_marks-name',
  'products.label_link',
]

const stockOf = ({ hasLeft, inStock }: Product): MessageId =>
  hasLeft ? 'products.stock_left' : inStock ? 'products.stock_in' : 'products.stock_out'

/** Products as a file in the person's language; a product without a price has an empty cell. */
function productsFile(
  products: readonly Product[],
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): ExportedFile {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const rows = products.map((product) => [
    productArticle(product),
    product.article,
    product.name,
    product.brand,
    product.category.join(' › '),
    product.price === 0 ? null : product.price / 100,
    product.currency,
    words(stockOf(product)),
    product.markedCount,
    product.link,
  ])
  return {
    fileName: 'products.csv',
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([HEAD.map(words), ...rows], locale),
  }
}

import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ProductFilterField } from '@/features/products/slots/ProductFilterField'
import { previewProductChosen, selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'

/** The catalogue has no product of this id. */
const UNKNOWN = 0

/** The product on whose page the preview shows a product gallery, or that it is none of the catalogue's. */
export function PreviewedProduct() {
  const dispatch = useAppDispatch()
  const { productId } = useAppSelector(selectWidgetEditor)
  const isUnknown = productId === UNKNOWN
  return (
    // A product's name fits into half of the preview's width.
    <div style={{ width: 'max(50%, min(100%, 360px))' }}>
      {!isUnknown && (
        <ProductFilterField
          label="widgets.label_previewed-product"
          value={productId ?? undefined}
          onChange={(id) => dispatch(previewProductChosen(id ?? null))}
        />
      )}
      <Checkbox
        mt="xs"
        checked={isUnknown}
        label={<FormattedMessage id="widgets.label_unknown-product" />}
        onChange={(event) => {
          dispatch(previewProductChosen(event.currentTarget.checked ? UNKNOWN : null))
        }}
      />
    </div>
  )
}

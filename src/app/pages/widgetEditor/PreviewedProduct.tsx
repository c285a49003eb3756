import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ProductFilterField } from '@/features/products/slots/ProductFilterField'
import { previewProductChosen, selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'

/** The product on whose page the preview shows a product gallery. */
export function PreviewedProduct() {
  const dispatch = useAppDispatch()
  const { productId } = useAppSelector(selectWidgetEditor)
  return (
    // Half of the preview is enough for a name.
    <div style={{ width: 'max(50%, min(100%, 360px))' }}>
      <ProductFilterField
        label="widgets.label_previewed-product"
        value={productId ?? undefined}
        onChange={(id) => dispatch(previewProductChosen(id ?? null))}
      />
    </div>
  )
}

import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { previewProductChosen, selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'

const ProductFilterField = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "preview-product" */ '@/features/products/slots/ProductFilterField'
  ).then((module) => module.ProductFilterField),
)

/** The product on whose page the preview shows a product gallery. */
export function PreviewedProduct() {
  const dispatch = useAppDispatch()
  const { productId } = useAppSelector(selectWidgetEditor)
  return (
    <ProductFilterField
      label="widgets.label_previewed-product"
      value={productId ?? undefined}
      onChange={(id) => dispatch(previewProductChosen(id ?? null))}
    />
  )
}

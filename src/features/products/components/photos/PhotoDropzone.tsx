import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { DragText } from '@/common/ui/files/DragText'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/registerFiles'
import { IconUpload } from '@/common/ui/icons/icons'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'

const { maxBytes, minLongSide = 0 } = UPLOAD_RULES.productPhoto

/** A drop zone for photos of a product. */
export function PhotoDropzone({ productId }: { productId: number }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'products.label_dropzone' })}
      kind="productPhoto"
      testId="product-photos"
      onFiles={(chosen) => {
        const target = { kind: 'productPhoto', id: productId } as const
        dispatch(picturesChosen({ files: registerFiles(chosen), target }))
      }}
    >
      <IconUpload size={20} />
      <div>
        <Text fw={600} size="sm">
          <DragText id="products.text_drop" />
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="products.hint_formats"
            values={{
              formats: formatsOf('productPhoto'),
              maxMb: maxBytes / MEGABYTE,
              minSide: minLongSide,
            }}
          />
        </Text>
      </div>
    </FileDrop>
  )
}

import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { registerFiles } from '@/common/uploads/registerFiles'
import { IconUpload } from '@/common/ui/icons/icons'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { photosChosen } from '../../productsSlice'

const { maxBytes, minLongSide = 0 } = UPLOAD_RULES.productPhoto
const OFFERED = '.jpg,.jpeg,.png,.webp'

/** Where photos of a product are dropped or chosen. */
export function PhotoDropzone({ productId }: { productId: number }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'products.label_dropzone' })}
      offered={OFFERED}
      testId="product-photos"
      onFiles={(chosen) => {
        const files = registerFiles(chosen).map(({ id, name }) => ({ id, fileName: name }))
        dispatch(photosChosen({ productId, files }))
      }}
    >
      <IconUpload size={20} />
      <div>
        <Text fw={600} size="sm">
          <FormattedMessage id="products.text_drop" />
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

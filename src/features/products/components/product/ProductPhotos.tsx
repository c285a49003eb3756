import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProductPicture } from '@/common/products/ProductPicture'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { IconUpload } from '@/common/ui/icons/icons'
import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { Section } from './Section'
import { listenForProductPhotos } from '@/features/products/productPhotoListeners'
import classes from './ProductPhotos.module.css'

/** All photos of a product; with the right to manage the catalogue more can be added. */
export function ProductPhotos({ product }: { product: Product }) {
  useListeners(listenForProductPhotos)
  const intl = useIntl()
  const canAdd = usePermission('MANAGE_FEED')
  const { id, sourceImageUrls } = product
  return (
    <Section title={<FormattedMessage id="products.title_photos" />}>
      {sourceImageUrls.length > 0 ? (
        <ul className={classes.photos}>
          {sourceImageUrls.map((url, index) => (
            <li key={url} className={classes.photo}>
              <ProductPicture
                url={url}
                alt={intl.formatMessage({ id: 'products.label_photo' }, { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="products.text_no-photos" />
        </Text>
      )}
      {canAdd && (
        <>
          <PictureUploads target={{ kind: 'productPhoto', id }} />
          <PhotoDropzone productId={id} />
        </>
      )}
    </Section>
  )
}

const { maxBytes, minLongSide = 0 } = UPLOAD_RULES.productPhoto

/** A drop zone for photos of a product. */
function PhotoDropzone({ productId }: { productId: number }) {
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

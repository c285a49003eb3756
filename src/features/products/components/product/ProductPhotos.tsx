import { Text } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProductPicture } from '@/common/products/ProductPicture'
import { usePermission } from '@/common/session/user'
import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { DragText } from '@/common/ui/files/FileDrop'
import { PictureDrop } from '@/common/ui/files/PictureDrop'
import type { ProductRecord } from '@/contract/entities/catalogue/productLink'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { listenForProductPhotos } from '@/features/products/productPhotoListeners'
import { productsSlice } from '@/features/products/productsSlice'
import { PhotoMenu, PhotoRemovalDialog } from './PhotoActions'
import classes from './ProductPhotos.module.css'
import { Section } from './Section'

/** All photos of a product. A person who may manage the catalogue can add photos, and remove those of the team. */
function Photos({ product }: { product: ProductRecord }) {
  useListeners(listenForProductPhotos)
  const intl = useIntl()
  const canManage = usePermission('MANAGE_FEED')
  const list = useRef<HTMLUListElement>(null)
  const { id, sourceImageUrls } = product
  return (
    <Section title={<FormattedMessage id="products.title_photos" />}>
      {sourceImageUrls.length > 0 ? (
        <ul
          ref={list}
          tabIndex={-1}
          className={classes.photos}
          aria-label={intl.formatMessage({ id: 'products.title_photos' })}
        >
          {sourceImageUrls.map((url, index) => (
            <li key={url} className={classes.photo}>
              <ProductPicture
                url={url}
                alt={intl.formatMessage({ id: 'products.label_photo' }, { number: index + 1 })}
              />
              {canManage && <PhotoMenu product={product} index={index} />}
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="products.text_no-photos" />
        </Text>
      )}
      {canManage && (
        <>
          <PhotoDropzone productId={id} />
          <PhotoRemovalDialog product={product} onRemoved={() => list.current?.focus()} />
        </>
      )}
    </Section>
  )
}

export const ProductPhotos = withSlices(Photos, productsSlice)

const { maxBytes, minLongSide = 0 } = UPLOAD_RULES.productPhoto

/** A drop zone for photos of a product, and those that are being sent. */
function PhotoDropzone({ productId }: { productId: number }) {
  const intl = useIntl()
  return (
    <PictureDrop
      target={{ kind: 'productPhoto', id: productId }}
      kind="productPhoto"
      label={intl.formatMessage({ id: 'products.label_dropzone' })}
      testId="product-photos"
    >
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
    </PictureDrop>
  )
}

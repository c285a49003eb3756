import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { useListeners } from '@/common/store/useListeners'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { ProductPicture } from '@/common/products/ProductPicture'
import type { Product } from '@/contract/entities/productLink'
import { listenForProductPhotos } from '../../productPhotoListeners'
import { PhotoDropzone } from './PhotoDropzone'
import classes from './ProductPhotos.module.css'
import { Section } from '../product/Section'

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

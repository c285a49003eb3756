import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { IconDots, IconStar, IconTrash } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { ProductRecord } from '@/contract/entities/catalogue/productLink'
import {
  useDeleteProductPhotoMutation,
  useSaveFirstPhotoMutation,
} from '@/features/products/productPhotoApi'
import {
  photoRemovalAsked,
  photoRemovalClosed,
  selectRemovedPhotoId,
} from '@/features/products/productsSlice'
import classes from './ProductPhotos.module.css'

interface PhotoMenuProps {
  product: ProductRecord
  /** The place of the photo. */
  index: number
}

/**
 * Actions for a photo. A photo of the team can be put first or removed. The catalogue's first photo can be put first
 * again (product-rules/sources.md#photos-of-the-team). Other photos have no actions.
 */
export function PhotoMenu({ product, index }: PhotoMenuProps) {
  const { id, sourceImageUrls, uploads } = product
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [saveFirst, { isLoading }] = useSaveFirstPhotoMutation({ fixedCacheKey: 'saveFirstPhoto' })
  const uploadAt = (place: number) => uploads.find(({ url }) => url === sourceImageUrls[place])
  const upload = uploadAt(index)
  const canComeBack = index === 1 && uploadAt(0) !== undefined
  if (!upload && !canComeBack) return null
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={classes.menu}
          aria-label={intl.formatMessage({ id: 'products.menu_photo' }, { number: index + 1 })}
        >
          <IconDots size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {index > 0 && (
          <Menu.Item
            leftSection={<IconStar size={16} />}
            disabled={isLoading}
            onClick={() => void saveFirst({ productId: id, mediaId: upload?.id ?? null })}
          >
            <FormattedMessage id="products.action_photo-first" />
          </Menu.Item>
        )}
        {upload && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => dispatch(photoRemovalAsked({ id: upload.id }))}
          >
            <FormattedMessage id="products.action_photo-remove" />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface PhotoRemovalDialogProps {
  product: ProductRecord
  onRemoved: () => void
}

/** Confirms the removal of a photo, which cannot be undone. */
export function PhotoRemovalDialog({ product, onRemoved }: PhotoRemovalDialogProps) {
  const dispatch = useAppDispatch()
  const mediaId = useAppSelector(selectRemovedPhotoId)
  const [remove, { isLoading }] = useDeleteProductPhotoMutation()
  useEffect(() => () => void dispatch(photoRemovalClosed()), [dispatch])
  const photo = product.uploads.find(({ id }) => id === mediaId)
  return (
    <ConfirmDialog
      opened={photo !== undefined}
      title={<FormattedMessage id="products.title_photo-removal" />}
      confirmLabel={<FormattedMessage id="products.action_photo-remove" />}
      isBusy={isLoading}
      onConfirm={() => {
        if (photo) void remove({ productId: product.id, mediaId: photo.id }).then(onRemoved)
      }}
      onCancel={() => dispatch(photoRemovalClosed())}
    >
      <FormattedMessage id="products.text_photo-removal" />
    </ConfirmDialog>
  )
}

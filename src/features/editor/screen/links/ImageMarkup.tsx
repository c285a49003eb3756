import { Switch } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ProductPicture } from '@/common/products/ProductPicture'
import { selectFrame } from '@/features/editor/editorSlice'
import { IMAGE_TEXTS } from '@/features/editor/screen/words'
import { imageChoiceRequested, imageToggled } from '@/features/editor/state/pictureListeners'
import { imageUrl } from '@/features/editor/model/marks'
import { imageView } from '@/features/editor/model/elements'
import type { ProductMark } from '@/features/editor/model/document'
import classes from './ImageMarkup.module.css'

/** The product's own picture on the frame: whether it is shown, and which of its pictures. */
export function ImageMarkup({ mark, canEdit }: { mark: ProductMark; canEdit: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  const { title, sku } = mark.link
  const url = imageUrl(mark.link)
  const isShown = imageView(mark, frame) !== null
  if (url === null) return null
  return (
    <>
      <Switch
        size="sm"
        checked={isShown}
        disabled={!canEdit}
        label={<FormattedMessage id={IMAGE_TEXTS[frame].label} />}
        aria-label={intl.formatMessage({ id: IMAGE_TEXTS[frame].named }, { title })}
        onChange={(event) =>
          dispatch(imageToggled({ markId: mark.id, frame, isShown: event.currentTarget.checked }))
        }
      />
      {isShown && canEdit && sku.sourceImageUrls.length > 1 && (
        <div
          className={classes.choice}
          role="group"
          aria-label={intl.formatMessage({ id: 'elements.label_image-choice' }, { title })}
        >
          {sku.sourceImageUrls.map((source, index) => (
            <button
              key={source}
              type="button"
              className={classes.picture}
              aria-pressed={source === url}
              aria-label={intl.formatMessage(
                { id: 'elements.label_image' },
                { number: index + 1, count: sku.sourceImageUrls.length },
              )}
              onClick={() => dispatch(imageChoiceRequested({ markId: mark.id, url: source }))}
            >
              <ProductPicture url={source} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}

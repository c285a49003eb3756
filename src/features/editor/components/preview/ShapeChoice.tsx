import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { previewShapeChosen, selectPreview } from '../../editorSlice'
import { FRAME_TEXTS } from '@/features/editor/screen/words'
import { PREVIEW_SHAPES, type PreviewShape } from '@/features/editor/model/wire'

const LABELS: Record<PreviewShape, MessageId> = {
  ...FRAME_TEXTS,
  tile: 'preview.label_tile',
}

/** The choice of the preview's shape. */
export function ShapeChoice() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { shape } = useAppSelector(selectPreview)
  return (
    <SegmentedControl<PreviewShape>
      fullWidth
      aria-label={intl.formatMessage({ id: 'preview.label_shape' })}
      value={shape}
      onChange={(chosen) => dispatch(previewShapeChosen(chosen))}
      data={PREVIEW_SHAPES.map((value) => ({
        value,
        label: <FormattedMessage id={LABELS[value]} />,
      }))}
    />
  )
}

import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { NumberField } from '@/common/ui/fields/NumberField'
import { LIMITS } from '@/contract/limits'
import { elementsPlaced, selectGesture } from '../../editorSlice'
import { geometryOf } from '../../kinds/measures'
import type { FrameElement } from '../../kinds/elementKinds'
import type { Geometry } from '../../geometry/Geometry'
import classes from './GeometryFields.module.css'

interface FieldFacts {
  part: keyof Geometry
  label: MessageId
  suffix: string
  min: number
  max: number
}

/** Full rotations are removed: −15° is 345°. */
const ROTATION = { min: -3600, max: 3600 }
const FIELDS: readonly FieldFacts[] = [
  { part: 'x', label: 'editor.label_from-left', suffix: ' %', ...LIMITS.elementPosition },
  { part: 'y', label: 'editor.label_from-top', suffix: ' %', ...LIMITS.elementPosition },
  { part: 'width', label: 'elements.label_width', suffix: ' %', ...LIMITS.stickerWidth },
  { part: 'fontSize', label: 'elements.label_font-size', suffix: ' px', ...LIMITS.stickerFontSize },
  { part: 'scale', label: 'elements.label_scale', suffix: ' %', ...LIMITS.elementScale },
  { part: 'rotate', label: 'elements.label_rotate', suffix: ' °', ...ROTATION },
]

/** Position, size and rotation of an element as numbers; they follow a gesture that moves it. */
export function GeometryFields({
  element,
  readOnly,
}: {
  element: FrameElement
  readOnly: boolean
}) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const preview = useAppSelector(selectGesture)?.places[element.id]
  const geometry = geometryOf(element)
  const shown = preview ?? geometry
  const change = (part: keyof Geometry, value: number) => {
    const sizes = part === 'width' ? { height: proportional(geometry, value) } : {}
    const place = { ...geometry, ...sizes, [part]: value }
    dispatch(elementsPlaced({ places: { [element.id]: place }, source: 'panel' }))
  }
  return (
    <div className={classes.grid}>
      {FIELDS.map(({ part, label, ...facts }) => {
        const value = shown[part]
        return value === undefined ? null : (
          <NumberField
            key={part}
            label={intl.formatMessage({ id: label })}
            {...facts}
            value={Math.round(value * 10) / 10}
            readOnly={readOnly}
            onChange={(next) => {
              change(part, next)
            }}
          />
        )
      })}
    </div>
  )
}

/** A picture keeps its proportions. */
function proportional({ width = 0, height }: Geometry, next: number): number | undefined {
  return height === undefined || width === 0 ? undefined : (height * next) / width
}

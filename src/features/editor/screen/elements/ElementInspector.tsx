import { Stack } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { focusWrongField } from '@/common/ui/fields/FieldProblems'
import { NumberField } from '@/common/ui/fields/NumberField'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { elementsProblem, type ElementsProblemCode } from '@/contract/elements/elementsProblem'
import { LIMITS } from '@/contract/limits'
import {
  elementEdited,
  selectSaveProblem,
  elementsPlaced,
  selectGesture,
} from '@/features/editor/editorSlice'
import type { Geometry } from '@/features/editor/model/geometry'
import { useProblemFocus } from '@/features/editor/screen/panel/useSaveProblem'
import { kindOf, type FrameElement, type ElementPanels } from '@/features/editor/kinds/elementKinds'
import { geometryOf } from '@/features/editor/kinds/measures'
import { type PlacedElement, elementLists } from '@/features/editor/kinds/placedRules'
import { isLocked, isPlaced } from '@/features/editor/model/elements'
import classes from './GeometryFields.module.css'

interface ElementInspectorProps {
  element: FrameElement
  canEdit: boolean
  panels: ElementPanels
}

/** The settings of one element of the frame. */
export function ElementInspector({ element, canEdit, panels }: ElementInspectorProps) {
  const fields = useRef<HTMLDivElement>(null)
  useProblemFocus({ elementId: element.id }, () => focusWrongField(fields.current))
  return (
    <PanelSection title={<FormattedMessage id={kindOf(element).nameOf(element).kind} />}>
      <Stack ref={fields} gap="sm">
        {isPlaced(element) && (
          <ContentFields key={element.id} element={element} canEdit={canEdit} panels={panels} />
        )}
        <GeometryFields element={element} readOnly={!canEdit || isLocked(element)} />
      </Stack>
    </PanelSection>
  )
}

interface ContentFieldsProps extends ElementInspectorProps {
  element: PlacedElement
}

function ContentFields({ element, canEdit, panels }: ContentFieldsProps) {
  const dispatch = useAppDispatch()
  const { id, kind, data } = element
  const place = useAppSelector(selectSaveProblem)?.place
  const isRefused = typeof place === 'object' && place.elementId === id
  const { Fields } = panels[kind]
  return (
    Fields && (
      <Fields
        data={data}
        canEdit={canEdit}
        problem={isRefused ? problemOf(element) : null}
        onEdit={(content) => {
          dispatch(elementEdited({ id, kind, content }))
        }}
      />
    )
  )
}

/** The problem of one element, independent of other elements. */
function problemOf(element: PlacedElement): ElementsProblemCode | null {
  return elementsProblem([elementLists([element])])?.code ?? null
}

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

/** Position, size and rotation of an element as numbers, which follow a gesture. */
function GeometryFields({ element, readOnly }: { element: FrameElement; readOnly: boolean }) {
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

/** The new height of a picture, which keeps its proportions. */
function proportional({ width = 0, height }: Geometry, next: number): number | undefined {
  return height === undefined || width === 0 ? undefined : (height * next) / width
}

import { Stack } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { focusWrongField } from '@/common/ui/fields/focusWrongField'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { elementsProblem, type ElementsProblemCode } from '@/contract/elements/elementsProblem'
import { elementEdited, selectSaveProblem } from '../../editorSlice'
import { useProblemFocus } from '../../hooks/panel/useSaveProblem'
import { kindOf, type FrameElement } from '../../kinds/elementKinds'
import type { ElementPanels } from '../../kinds/loadPanels'
import type { PlacedElement } from '../../kinds/placedRules'
import { elementLists } from '../../kinds/wireLists'
import { isLocked, isPlaced } from '../../model/elements/onFrame'
import { GeometryFields } from './GeometryFields'

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

/** The problem of one element by itself. */
function problemOf(element: PlacedElement): ElementsProblemCode | null {
  return elementsProblem([elementLists([element])])?.code ?? null
}

import { Stack } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { elementsProblem, type ElementsProblemCode } from '@/contract/elements/elementsProblem'
import { selectRefusedElement } from '../../editorSlice'
import { elementName } from '../../kinds/elementName'
import { useProblemFocus } from '../../hooks/panel/useSaveProblems'
import { isPlaced } from '../../model/elements/onFrame'
import type { FrameElement, PlacedElement } from '../../model/types'
import { elementLists } from '../../kinds/wireLists'
import { ActionFields } from '../../kinds/callToAction/ActionFields'
import { GeometryFields } from './GeometryFields'
import { InteractionFields } from '../../kinds/interaction/InteractionFields'
import { TextFields } from '../../kinds/textSticker/TextFields'

interface ElementInspectorProps {
  element: FrameElement
  canEdit: boolean
}

/** What can be set of one thing that stands on the frame. */
export function ElementInspector({ element, canEdit }: ElementInspectorProps) {
  const fields = useRef<HTMLDivElement>(null)
  const isRefused = useAppSelector(selectRefusedElement)?.id === element.id
  const problem = isRefused && isPlaced(element) ? problemOf(element) : null
  useProblemFocus('element', () =>
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )
  return (
    <PanelSection title={<FormattedMessage id={elementName(element).kind} />}>
      <Stack ref={fields} gap="sm">
        <ContentFields element={element} canEdit={canEdit} problem={problem} />
        <GeometryFields
          element={element}
          readOnly={!canEdit || (isPlaced(element) && element.data.isLocked === true)}
        />
      </Stack>
    </PanelSection>
  )
}

interface ContentFieldsProps extends ElementInspectorProps {
  problem: ElementsProblemCode | null
}

function ContentFields({ element, canEdit, problem }: ContentFieldsProps) {
  const { id } = element
  switch (element.kind) {
    case 'textSticker':
      return <TextFields key={id} id={id} sticker={element.data} canEdit={canEdit} />
    case 'callToAction':
      return (
        <ActionFields key={id} id={id} action={element.data} canEdit={canEdit} problem={problem} />
      )
    case 'interaction':
      return (
        <InteractionFields
          key={id}
          id={id}
          interaction={element.data}
          canEdit={canEdit}
          problem={problem}
        />
      )
    default:
      return null
  }
}

/** What is wrong with one element by itself. */
function problemOf(element: PlacedElement): ElementsProblemCode | null {
  return elementsProblem([elementLists([element])])?.code ?? null
}

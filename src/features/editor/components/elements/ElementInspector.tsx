import { Stack } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/PanelSection'
import { elementName } from '../../elementName'
import { isPlaced } from '../../model/onFrame'
import type { FrameElement } from '../../model/types'
import { ActionFields } from './ActionFields'
import { GeometryFields } from './GeometryFields'
import { InteractionFields } from './InteractionFields'
import { TextFields } from './TextFields'

interface ElementInspectorProps {
  element: FrameElement
  canEdit: boolean
}

/** What can be set of one thing that stands on the frame. */
export function ElementInspector({ element, canEdit }: ElementInspectorProps) {
  return (
    <PanelSection title={<FormattedMessage id={elementName(element).kind} />}>
      <Stack gap="sm">
        <ContentFields element={element} canEdit={canEdit} />
        <GeometryFields
          element={element}
          readOnly={!canEdit || (isPlaced(element) && element.data.isLocked === true)}
        />
      </Stack>
    </PanelSection>
  )
}

function ContentFields({ element, canEdit }: { element: FrameElement; canEdit: boolean }) {
  const { id } = element
  switch (element.kind) {
    case 'textSticker':
      return <TextFields key={id} id={id} sticker={element.data} canEdit={canEdit} />
    case 'callToAction':
      return <ActionFields key={id} id={id} action={element.data} canEdit={canEdit} />
    case 'interaction':
      return <InteractionFields key={id} id={id} interaction={element.data} canEdit={canEdit} />
    default:
      return null
  }
}

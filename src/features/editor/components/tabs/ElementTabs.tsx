import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { selectTakesElements } from '../../editorSlice'
import { AddAction, AddInteraction, AddText } from '../elements/AddElement'

/** Questions to shoppers. */
export function InteractionTab({ canEdit }: { canEdit: boolean }) {
  return (
    <ElementTab canEdit={canEdit} title="tabs.label_interaction" hint="elements.hint_interaction">
      {canEdit && <AddInteraction />}
    </ElementTab>
  )
}

/** Buttons and links. */
export function ActionTab({ canEdit }: { canEdit: boolean }) {
  return (
    <ElementTab canEdit={canEdit} title="elements.title_action" hint="elements.hint_action">
      {canEdit && <AddAction />}
    </ElementTab>
  )
}

/** Texts and pictures on the frame; `children` uploads the pictures. */
export function TextTab({ canEdit, children }: { canEdit: boolean; children: ReactNode }) {
  const takes = useAppSelector(selectTakesElements)
  return (
    <ElementTab canEdit={canEdit} title="elements.title_text" hint="elements.hint_text">
      {canEdit && <AddText />}
      {canEdit && takes && children}
    </ElementTab>
  )
}

interface ElementTabProps {
  canEdit: boolean
  title: MessageId
  hint: MessageId
  children: ReactNode
}

function ElementTab({ canEdit, title, hint, children }: ElementTabProps) {
  const takes = useAppSelector(selectTakesElements)
  return (
    <PanelSection title={<FormattedMessage id={title} />}>
      <Text size="sm" c="dimmed">
        <FormattedMessage id={messageOf({ canEdit, takes, hint })} />
      </Text>
      {children}
    </PanelSection>
  )
}

function messageOf({
  canEdit,
  takes,
  hint,
}: {
  canEdit: boolean
  takes: boolean
  hint: MessageId
}) {
  if (!takes) return 'elements.hint_not-for-format'
  return canEdit ? hint : 'elements.hint_read-only'
}

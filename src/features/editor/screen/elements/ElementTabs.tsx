import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { selectTakesElements, selectFrame, selectMedia } from '@/features/editor/editorSlice'
import type { EditorTab } from '@/features/editor/editorTabs'
import { type ElementPanels, placedKinds } from '@/features/editor/kinds/elementKinds'
import {
  PLACED_KINDS,
  type NewElementOptions,
  type PlacedKindName,
} from '@/features/editor/kinds/placedRules'
import { elementsOn } from '@/features/editor/model/elements'
import { useAddElement } from './useElements'

interface TabProps {
  canEdit: boolean
  panels: ElementPanels
}

/** The tab of questions to shoppers. */
export function InteractionTab({ canEdit, panels }: TabProps) {
  return (
    <ElementTab canEdit={canEdit} title="tabs.label_interaction" hint="elements.hint_interaction">
      {canEdit && <AddElements tab="interaction" panels={panels} />}
    </ElementTab>
  )
}

/** The tab of buttons and links. */
export function ActionTab({ canEdit, panels }: TabProps) {
  return (
    <ElementTab canEdit={canEdit} title="elements.title_action" hint="elements.hint_action">
      {canEdit && <AddElements tab="action" panels={panels} />}
    </ElementTab>
  )
}

/** The tab of texts and pictures on the frame; `children` uploads the pictures. */
export function TextTab({ canEdit, panels, children }: TabProps & { children: ReactNode }) {
  const takes = useAppSelector(selectTakesElements)
  return (
    <ElementTab canEdit={canEdit} title="elements.title_text" hint="elements.hint_text">
      {canEdit && <AddElements tab="text" panels={panels} />}
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

interface AddElementsProps {
  /** The tab whose kinds are offered. */
  tab: EditorTab
  panels: ElementPanels
}

/** Buttons that add elements to the frame, one or more for each kind of a tab. */
function AddElements({ tab, panels }: AddElementsProps) {
  const add = useAddElement()
  const takes = useAppSelector(selectTakesElements)
  const media = useAppSelector(selectMedia)
  const frame = useAppSelector(selectFrame)
  const elements = media ? elementsOn(media, frame) : []
  const present = (wanted: PlacedKindName) =>
    elements.flatMap(({ kind, data }) => (kind === wanted ? [data] : []))
  return PLACED_KINDS.filter((kind) => placedKinds[kind].tab === tab).map((kind) => {
    const { Add } = panels[kind]
    return (
      Add && (
        <Add
          key={kind}
          present={present(kind)}
          isDisabled={!takes}
          onAdd={(options) => {
            add({ kind, ...options } as NewElementOptions)
          }}
        />
      )
    )
  })
}

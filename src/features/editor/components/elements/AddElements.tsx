import { useAppSelector } from '@/common/store/hooks'
import { selectFrame, selectMedia, selectTakesElements } from '../../editorSlice'
import type { EditorTab } from '../../editorTabs'
import { useAddElement } from '../../hooks/elements/useAddElement'
import { type ElementPanels, placedKinds } from '@/features/editor/kinds/elementKinds'
import { PLACED_KINDS, type NewElementOptions, type PlacedKindName } from '../../kinds/placedRules'
import { elementsOn } from '@/features/editor/model/elements'

interface AddElementsProps {
  /** The tab whose kinds are offered. */
  tab: EditorTab
  panels: ElementPanels
}

/** Buttons that add elements to the frame, one or more for each kind of a tab. */
export function AddElements({ tab, panels }: AddElementsProps) {
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

import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Popover } from '@/common/ui/menus/floating'
import type { LibraryFilter } from '../libraryFilter'
import { libraryPanelClosed, selectLibraryPanel } from '../filters/libraryPanelSlice'
import { DeleteViewDialog } from './DeleteViewDialog'
import { SavedViewList } from './SavedViewList'
import { SavedViewsButton } from './SavedViewsButton'
import { SaveViewDialog } from './SaveViewDialog'

/** The saved filters under their button, and the dialogs about them. */
export function SavedViewsMenu({ filter }: { filter: LibraryFilter }) {
  const dispatch = useAppDispatch()
  const panel = useAppSelector(selectLibraryPanel)
  const close = () => dispatch(libraryPanelClosed())
  const isOpen = panel?.kind === 'views'
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(isWanted) => {
          if (!isWanted) close()
        }}
        position="bottom-end"
        width={320}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <SavedViewsButton isOpen={isOpen} />
        </Popover.Target>
        <Popover.Dropdown p="sm">
          <SavedViewList filter={filter} onChosen={close} />
        </Popover.Dropdown>
      </Popover>
      {panel?.kind === 'save-view' && <SaveViewDialog filter={filter} onClose={close} />}
      {panel?.kind === 'delete-view' && <DeleteViewDialog viewId={panel.viewId} onClose={close} />}
    </>
  )
}

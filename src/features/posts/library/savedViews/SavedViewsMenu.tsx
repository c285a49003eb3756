import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Popover } from '@/common/ui/menus/floating'
import {
  libraryPanelClosed,
  selectLibraryPanel,
} from '@/features/posts/library/filters/libraryPanelSlice'
import type { LibraryFilter } from '@/features/posts/library/libraryFilter'
import { SavedViewList } from './SavedViewList'
import { useDeleteSavedViewMutation, useListSavedViewsQuery } from './savedViewsApi'
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

interface DeleteViewDialogProps {
  viewId: number
  onClose: () => void
}

/** Confirms the deletion of a saved filter; its posts stay. */
function DeleteViewDialog({ viewId, onClose }: DeleteViewDialogProps) {
  const { data: views = [] } = useListSavedViewsQuery()
  const [deleteView, { isLoading }] = useDeleteSavedViewMutation()
  const name = views.find(({ id }) => id === viewId)?.name ?? ''
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id="filters.title_delete-view" values={{ name }} />}
      confirmLabel={<FormattedMessage id="common.action_delete" />}
      isBusy={isLoading}
      onConfirm={() => void deleteView({ id: viewId })}
      onCancel={onClose}
    >
      <FormattedMessage id="filters.text_delete-view" />
    </ConfirmDialog>
  )
}

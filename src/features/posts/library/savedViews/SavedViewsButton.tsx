import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconBookmark } from '@/common/ui/icons/icons'
import { libraryPanelOpened } from '../filters/libraryPanelSlice'

interface SavedViewsButtonProps {
  isOpen: boolean
  /** The menu of saved filters is labelled by its button through this id. */
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Opens the saved filters; shown before they are loaded. */
export function SavedViewsButton({ isOpen, ...target }: SavedViewsButtonProps) {
  const dispatch = useAppDispatch()
  return (
    <Button
      {...target}
      variant="default"
      leftSection={<IconBookmark size={16} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(libraryPanelOpened({ kind: 'views' }))}
    >
      <FormattedMessage id="library.action_views" />
    </Button>
  )
}

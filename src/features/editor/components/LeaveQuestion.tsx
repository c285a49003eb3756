import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LeavingWays } from '@/common/routing/UnsavedChangesGuard'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { leavingEnded, saveRequested, selectLeaving } from '../editorSlice'

interface LeaveQuestionProps extends LeavingWays {
  /** Whether leaving would lose something that a save does not keep. */
  isMoreLost: boolean
}

/** Asks before unsaved work is left, and offers to save it first. */
export function LeaveQuestion({ leave, goOn, stay, isMoreLost }: LeaveQuestionProps) {
  const dispatch = useAppDispatch()
  const leaving = useAppSelector(selectLeaving)
  const end = useEffectEvent(() => {
    if (leaving === 'saved') goOn()
    else stay()
    dispatch(leavingEnded())
  })
  useEffect(() => {
    if (leaving === 'saved' || leaving === 'stopped') end()
  }, [leaving])
  const isSaving = leaving === 'saving'
  return (
    <Dialog
      opened
      onClose={stay}
      title={<FormattedMessage id="common.title_leave" />}
      isUncloseable={isSaving}
      size="sm"
    >
      <Stack gap="lg">
        <Text size="sm">
          <FormattedMessage id="common.text_leave" />
        </Text>
        <Stack gap="xs">
          {!isMoreLost && (
            <Button
              loading={isSaving}
              data-autofocus
              onClick={() => dispatch(saveRequested({ isLeaving: true }))}
            >
              <FormattedMessage id="editor.action_save-and-leave" />
            </Button>
          )}
          <Button variant="default" color="red" disabled={isSaving} onClick={leave}>
            <FormattedMessage id="common.action_leave" />
          </Button>
          <Button variant="default" disabled={isSaving} onClick={stay}>
            <FormattedMessage id="common.action_cancel" />
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import type { LeavingWays } from '@/common/routing/UnsavedChangesGuard'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import {
  leavingEnded,
  saveRequested,
  selectLeaving,
  selectIsTakingDown,
  takingDownAsked,
  selectConflict,
  selectDraftOffer,
} from '@/features/editor/editorSlice'

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
          <Button variant="outline" color="red.9" disabled={isSaving} onClick={leave}>
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

/** Asks before a published post is unpublished. */
export function TakeDownQuestion() {
  const dispatch = useAppDispatch()
  return (
    <ConfirmDialog
      opened={useAppSelector(selectIsTakingDown)}
      title={<FormattedMessage id="editor.title_unpublish" />}
      confirmLabel={<FormattedMessage id="editor.action_unpublish" />}
      onConfirm={() => dispatch(saveRequested({ isPublished: false }))}
      onCancel={() => dispatch(takingDownAsked(false))}
    >
      <FormattedMessage id="editor.text_unpublish" />
    </ConfirmDialog>
  )
}

const VersionDialogs = lazyWithTexts(() =>
  import(/* webpackChunkName: "version-dialogs" */ './VersionDialogs').then(
    (module) => module.VersionDialogs,
  ),
)

/**
 * Asks which of two versions is kept: this person's and another person's, or the stored one and the work of an earlier
 * visit.
 */
export function VersionQuestions({ postId }: { postId: number }) {
  const isConflict = useAppSelector(selectConflict) !== null
  const isAsked = useAppSelector(selectDraftOffer) !== null || isConflict
  // The dialogs stay mounted once they were shown, so that closing them is animated too.
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense>
        <VersionDialogs postId={postId} />
      </Suspense>
    )
  )
}

import { Button, Group, Text, Textarea } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { LIMITS } from '@/contract/limits'
import {
  closeCancelled,
  noteDeleted,
  noteRestored,
  noteTyped,
  recordClosed,
  stepChosen,
  usePlayer,
} from '../playerSlice'
import { NOTE_ID } from '../usePlayerKeys'

/** What support notes about the current step. */
export function NoteEditor() {
  const intl = useIntl()
  const { dispatch, index: step, notes, deletedNote } = usePlayer()
  const text = notes.find((note) => note.step === step)?.text ?? ''
  return (
    <div>
      <Textarea
        id={NOTE_ID}
        size="xs"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={LIMITS.recordNote}
        label={intl.formatMessage({ id: 'replay.label_note' }, { step })}
        error={
          text.length === LIMITS.recordNote &&
          intl.formatMessage({ id: 'replay.error_note-full' }, { max: LIMITS.recordNote })
        }
        value={text}
        onChange={({ currentTarget }) => dispatch(noteTyped({ step, text: currentTarget.value }))}
      />
      {text !== '' && (
        <Button size="compact-xs" variant="subtle" onClick={() => dispatch(noteDeleted(step))}>
          <FormattedMessage id="replay.action_delete-note" />
        </Button>
      )}
      {deletedNote && (
        <Group gap={4} role="status">
          <Text size="xs">
            <FormattedMessage id="replay.text_note-deleted" values={{ step: deletedNote.step }} />
          </Text>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              dispatch(noteRestored())
              dispatch(stepChosen(deletedNote.step))
            }}
          >
            <FormattedMessage id="replay.action_restore-note" />
          </Button>
        </Group>
      )}
    </div>
  )
}

/** Asks before notes are lost with the record, and has the browser ask before the page is left. */
export function UnsavedNotesGuard() {
  const { dispatch, asksToClose, hasUnsavedNotes } = usePlayer()
  useEffect(() => {
    if (!hasUnsavedNotes) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
    }
  }, [hasUnsavedNotes])
  return (
    <ConfirmDialog
      opened={asksToClose}
      title={<FormattedMessage id="replay.title_close" />}
      confirmLabel={<FormattedMessage id="replay.action_close" />}
      onConfirm={() => dispatch(recordClosed())}
      onCancel={() => dispatch(closeCancelled())}
    >
      <FormattedMessage id="replay.text_close" />
    </ConfirmDialog>
  )
}

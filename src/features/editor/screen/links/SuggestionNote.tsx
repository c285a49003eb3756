import { Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { useDismissSuggestionsMutation } from '@/features/editor/state/copyrightApi'
import { selectIsSaving, selectSideWrite } from '@/features/editor/editorSlice'

interface SuggestionNoteProps {
  postId: number
  canEdit: boolean
  /** Called when a key dismissed all suggestions, which removed the focused button. */
  onRefusedByKey: () => void
}

/** Shows that products are suggested for the post, with a button that dismisses all of them. */
export function SuggestionNote({ postId, canEdit, onRefusedByKey }: SuggestionNoteProps) {
  const sideWrite = useAppSelector(selectSideWrite)
  const isSaving = useAppSelector(selectIsSaving)
  const [dismiss] = useDismissSuggestionsMutation()
  const isBusy = isSaving || sideWrite?.isBusy === true
  async function refuse(isByKey: boolean) {
    const { error } = await dismiss({ postId })
    if (!error && isByKey) onRefusedByKey()
  }
  const failure = sideWrite?.kind === 'suggestions' ? sideWrite.failure : null
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          <FormattedMessage id="editor.text_suggested" />
        </Text>
        {canEdit && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-disabled={isBusy || undefined}
            data-disabled={isBusy || undefined}
            // Only after a key: on touch, moving the focus would open the on-screen keyboard.
            onClick={({ detail }) => {
              if (!isBusy) void refuse(detail === 0)
            }}
          >
            <FormattedMessage id="editor.action_dismiss-suggestions" />
          </Button>
        )}
      </Group>
      {failure && (
        <FormAlert>
          <FailureWords message={failure} />
        </FormAlert>
      )}
    </>
  )
}

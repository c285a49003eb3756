import { Button, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useHref } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/Dialog'
import { IconExternalLink } from '@/common/ui/icons'
import { conflictClosed, mineKept, selectConflict, theirsTaken } from '../editorSlice'

/** Someone else saved this post meanwhile: the person decides which version stays, and may look first. */
export function ConflictDialog({ postId }: { postId: number }) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectConflict) !== null
  const theirs = useHref(paths.post(postId))
  return (
    <Dialog
      opened={isOpen}
      onClose={() => dispatch(conflictClosed())}
      title={<FormattedMessage id="editor.title_conflict" />}
      size="md"
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="editor.text_conflict" />
        </Text>
        <Stack gap="xs">
          <Button
            component="a"
            href={theirs}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} />}
            data-autofocus
          >
            <FormattedMessage id="editor.action_look-at-theirs" />
          </Button>
          <Button variant="default" onClick={() => dispatch(theirsTaken())}>
            <FormattedMessage id="editor.action_take-theirs" />
          </Button>
          <Button onClick={() => dispatch(mineKept())}>
            <FormattedMessage id="editor.action_keep-mine" />
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}

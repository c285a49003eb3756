import { Button, Stack, Text, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useHref } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconExternalLink } from '@/common/ui/icons/icons'
import {
  conflictClosed,
  mineKept,
  selectConflict,
  selectConflictBy,
  theirsTaken,
  draftDeclined,
  draftRestored,
  selectDraftOffer,
  selectIsDraftOutdated,
} from '@/features/editor/editorSlice'
import { useInstantWords } from './words'

/** The dialogs that ask which version of the post is kept. */
export function VersionDialogs({ postId }: { postId: number }) {
  return (
    <>
      <ConflictDialog postId={postId} />
      <DraftOfferDialog />
    </>
  )
}

/**
 * Shown when another person has saved this post meanwhile. The person decides which version is kept, and can compare
 * them first.
 */
function ConflictDialog({ postId }: { postId: number }) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectConflict) !== null
  const by = useAppSelector(selectConflictBy)
  const theirs = useHref(paths.post(postId))
  return (
    <Dialog
      opened={isOpen}
      onClose={() => dispatch(conflictClosed())}
      title={
        <FormattedMessage id={by?.isOwn ? 'editor.title_conflict-own' : 'editor.title_conflict'} />
      }
      size="md"
    >
      <Stack gap="md">
        <Text size="sm">
          <WhoChanged />
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
            <FormattedMessage
              id={by?.isOwn ? 'editor.action_take-stored' : 'editor.action_take-theirs'}
            />
          </Button>
          <Button onClick={() => dispatch(mineKept())}>
            <FormattedMessage id="editor.action_keep-mine" />
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** Shows who saved the other version, and when. */
function WhoChanged() {
  const by = useAppSelector(selectConflictBy)
  const wordsOf = useInstantWords()
  if (!by) return <FormattedMessage id="editor.text_conflict" />
  const { when } = wordsOf(by.at)
  if (by.isOwn) return <FormattedMessage id="editor.text_conflict-own" values={{ when }} />
  if (by.person === null) {
    return by.isAutomatic ? (
      <FormattedMessage id="editor.text_conflict-automatic" values={{ when }} />
    ) : (
      <FormattedMessage id="editor.text_conflict" />
    )
  }
  return <FormattedMessage id="editor.text_conflict-by" values={{ person: by.person, when }} />
}

/** Offers the unsaved work of an earlier visit. Closing the dialog restores that work, which can be undone. */
function DraftOfferDialog() {
  const dispatch = useAppDispatch()
  const wordsOf = useInstantWords()
  const offer = useAppSelector(selectDraftOffer)
  const isOutdated = useAppSelector(selectIsDraftOutdated)
  if (!offer) return null
  const restore = () => dispatch(draftRestored())
  return (
    <Dialog opened onClose={restore} title={<FormattedMessage id="draft.title" />} size="sm">
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage
            id="draft.text"
            values={{ when: wordsOf(new Date(offer.savedAt).toISOString()).when }}
          />
        </Text>
        {isOutdated && (
          <Text size="sm" fw={600}>
            <FormattedMessage id="draft.text_outdated" />
          </Text>
        )}
        {offer.leftOut > 0 && (
          <Text size="sm">
            <FormattedMessage id="draft.text_left-out" values={{ count: offer.leftOut }} />
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => dispatch(draftDeclined())}>
            <FormattedMessage id="draft.action_decline" />
          </Button>
          <Button data-autofocus onClick={restore}>
            <FormattedMessage id="draft.action_restore" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

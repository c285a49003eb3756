import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { offerTaken, selectCreatePost } from './createPostSlice'
import { declineDraft, type DraftPersistence } from './postDraft'

/** Offers to continue the draft of an earlier visit; closing the dialog loses nothing. */
export function DraftOfferDialog({ persistence }: { persistence: DraftPersistence }) {
  const dispatch = useAppDispatch()
  const { offer } = useAppSelector(selectCreatePost)
  const goOn = () => dispatch(offerTaken())
  return (
    <Dialog
      opened={offer !== null}
      onClose={goOn}
      title={<FormattedMessage id="create-post.title_offer" />}
      size="sm"
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="create-post.text_offer" />
        </Text>
        {offer?.draft.caption && (
          <Text size="sm" c="dimmed" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
            {offer.draft.caption}
          </Text>
        )}
        {offer && offer.fileNames.length > 0 && (
          <Text size="sm">
            <FormattedMessage
              id="create-post.text_offer-files"
              values={{ names: offer.fileNames.join(', '), count: offer.fileNames.length }}
            />
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              dispatch(declineDraft(persistence))
            }}
          >
            <FormattedMessage id="create-post.action_start-anew" />
          </Button>
          <Button data-autofocus onClick={goOn}>
            <FormattedMessage id="create-post.action_go-on" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

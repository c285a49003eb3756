import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import {
  draftDeclined,
  draftRestored,
  selectDraftOffer,
  selectIsDraftOutdated,
} from '../../editorSlice'
import { useInstantWords } from '../../hooks/panel/useInstantWords'

/** Offers the unsaved work of an earlier visit; closing the dialog restores it, which can be undone. */
export function DraftOfferDialog() {
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

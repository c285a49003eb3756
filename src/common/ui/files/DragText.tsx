import { useMediaQuery } from '@mantine/hooks'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'

/** What invites to drag something, in a text that has other words for a finger, which cannot. */
export function DragText({ id }: { id: MessageId }) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return <FormattedMessage id={id} values={{ by: isTouch ? 'touch' : 'mouse' }} />
}

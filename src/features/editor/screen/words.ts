import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { timeZoneHere, offsetName } from '@/common/lib/timeZone'
import type { Frame } from '@/contract/entities/posts/media'
import { kindOf, type FrameElement } from '@/features/editor/kinds/elementKinds'
import type { Alignment } from '@/features/editor/model/scene/arranging'

/** Ids of texts for values of the contract and the model. */
export const FRAME_TEXTS: Record<Frame, MessageId> = {
  square: 'elements.frame_square',
  story: 'elements.frame_story',
}

export const IMAGE_TEXTS: Record<Frame, { label: MessageId; named: MessageId }> = {
  square: {
    label: 'elements.label_image-on-square',
    named: 'elements.label_image-on-square-of',
  },
  story: { label: 'elements.label_image-on-story', named: 'elements.label_image-on-story-of' },
}

export const ALIGNMENT_TEXTS: Record<Alignment, MessageId> = {
  left: 'elements.align_left',
  center: 'elements.align_center',
  right: 'elements.align_right',
  top: 'elements.align_top',
  middle: 'elements.align_middle',
  bottom: 'elements.align_bottom',
}

/** The name of an element: its kind and its text, or only its kind where it has no text. */
export function useElementWords(): (element: FrameElement) => string {
  const intl = useIntl()
  return (element) => {
    const { kind, words } = kindOf(element).nameOf(element)
    const name = intl.formatMessage({ id: kind })
    const ownText = words.trim().replace(/\s+/g, ' ')
    return ownText === ''
      ? name
      : intl.formatMessage({ id: 'elements.label_named' }, { name, words: ownText })
  }
}

/** Formats an instant (ISO): the local day and time, and the zone's offset. */
export function useInstantWords(): (instant: string) => { when: string; zone: string } {
  const intl = useIntl()
  const timeZone = timeZoneHere()
  return (instant) => ({
    when: intl.formatDate(instant, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: offsetName(intl.locale, timeZone, Date.parse(instant)),
  })
}

import { copyText } from '@/common/lib/copyText'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { SEGMENT_ATTRIBUTE } from '@/contract/widgets/embed'
import { segmentAttributeCopied } from './segmentsSlice'

/** Copies a segment's attribute, with a message whether the browser allowed it. */
export function listenForSegments(startListening: StartListening) {
  startListening({
    actionCreator: segmentAttributeCopied,
    effect: async ({ payload }, { dispatch }) => {
      const isCopied = await copyText(segmentAttribute(payload.code))
      dispatch(
        toastShown(
          isCopied
            ? { tone: 'success', message: { id: 'segments.alert_copied' } }
            : { tone: 'warning', message: { id: 'segments.alert_copy-failed' } },
        ),
      )
    },
  })
}

/**
 * The attribute that a site adds to a widget's element for shoppers of a segment. A code has no characters that HTML
 * would change.
 */
export const segmentAttribute = (code: string): string => `${SEGMENT_ATTRIBUTE}="${code}"`

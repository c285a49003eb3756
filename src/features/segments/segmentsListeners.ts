import { copyText } from '@/common/lib/copyText'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { segmentAttribute } from './segmentAttribute'
import { segmentAttributeCopied } from './segmentsSlice'

/** Copying a segment's attribute, with a word of whether the browser allowed it. */
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

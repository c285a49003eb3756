import { FormattedMessage } from 'react-intl'
import { useMessage } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import { IconCube, IconPhoto } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { emptyReason, previewPage } from '@/features/widgets/hooks/emptyReason'
import { selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'

/** Why shoppers would not see the previewed widget, and what to do about it. */
export function EmptyExplanation({ payload }: { payload: WidgetPayload }) {
  const words = useMessage()
  const { productId, tab } = useAppSelector(selectWidgetEditor)
  // On a narrow screen the preview is a tab of its own.
  const { title, text } = emptyReason(payload, previewPage(productId), tab === 'display')
  const Picture = payload.widgetType === 'stl' ? IconCube : IconPhoto
  return (
    <StateMessage icon={<Picture size={28} />} title={<FormattedMessage id={title} />}>
      {text && words(text)}
    </StateMessage>
  )
}

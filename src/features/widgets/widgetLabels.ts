import type { MessageId } from '@/common/i18n/messages'
import type { StatusTone } from '@/common/ui/states/Status'
import type { WidgetMode } from '@/contract/entities/widgets/widget'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'

export const TYPE_LABELS: Record<WidgetType, MessageId> = {
  gallery: 'widgets.label_gallery',
  story: 'widgets.label_story',
  sku: 'widgets.label_sku',
  stl: 'widgets.label_stl',
}

/** Visibility is everyone, only me or disabled (product-rules/records.md#widget-record). */
export const MODE_LABELS: Record<
  WidgetMode,
  { label: MessageId; hint: MessageId; tone: StatusTone }
> = {
  full_access: { label: 'widgets.label_everyone', hint: 'widgets.hint_everyone', tone: 'good' },
  admin_mode: { label: 'widgets.label_only-me', hint: 'widgets.hint_only-me', tone: 'waiting' },
  disabled: { label: 'widgets.label_disabled', hint: 'widgets.hint_disabled', tone: 'off' },
}

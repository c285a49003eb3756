import type { MessageId } from '@/common/i18n/messages'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { emptyText } from './usePreview'

const payload = (widgetType: WidgetType, settings: object = {}) =>
  ({
    widgetType,
    settings: { ...WIDGET_SETTINGS[widgetType].defaults, ...settings },
  }) as WidgetPayload

const albums = { albums: [1] }

test.each<[string, WidgetPayload, boolean, away: MessageId, beside: MessageId | null]>([
  ['a gallery without albums', payload('gallery'), false, 'widgets.text_no-albums', null],
  ['albums without posts', payload('gallery', albums), false, 'widgets.text_no-posts', null],
  ['a product gallery without albums', payload('sku'), true, 'widgets.text_no-albums', null],
  [
    'a product without posts, which no field tells',
    payload('sku', albums),
    true,
    'widgets.text_no-product-posts',
    'widgets.text_no-product-posts',
  ],
  ['stories without albums', payload('story'), false, 'widgets.text_no-albums', null],
  [
    'a model without a file, which no field tells',
    payload('stl'),
    false,
    'widgets.text_no-model',
    'widgets.text_no-model',
  ],
])(
  'explains in the preview %s, unless its field is seen',
  (_, shown, isOfProduct, away, beside) => {
    expect(emptyText(shown, isOfProduct, false)).toBe(away)
    expect(emptyText(shown, isOfProduct, true)).toBe(beside)
  },
)

import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icon'
import {
  IconChartBar,
  IconClick,
  IconEye,
  IconMoodSmile,
  IconPencil,
  IconPhoto,
  IconTag,
  IconTypography,
} from '@/common/ui/icons'

import type { ElementKindName } from './model/types'

/** Section 2: the tabs of the post editor; the address names the open one. */
export const EDITOR_TABS = [
  'post',
  'media',
  'links',
  'interaction',
  'action',
  'text',
  'analytic',
  'products',
] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

/** The tab that each kind of element is set up in. */
export const TAB_OF_KIND: Record<ElementKindName, EditorTab> = {
  productMarker: 'links',
  productImage: 'links',
  interaction: 'interaction',
  callToAction: 'action',
  textSticker: 'text',
  pictureSticker: 'text',
}

export const TAB_FACTS: Record<EditorTab, { label: MessageId; icon: Icon }> = {
  post: { label: 'tabs.label_post', icon: IconPencil },
  media: { label: 'tabs.label_media', icon: IconPhoto },
  links: { label: 'tabs.label_links', icon: IconTag },
  interaction: { label: 'tabs.label_interaction', icon: IconMoodSmile },
  action: { label: 'tabs.label_action', icon: IconClick },
  text: { label: 'tabs.label_text', icon: IconTypography },
  analytic: { label: 'tabs.label_analytic', icon: IconChartBar },
  products: { label: 'tabs.label_products', icon: IconEye },
}

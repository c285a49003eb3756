import type { Icon } from '@/common/ui/icons/icon'
import {
  IconClick,
  IconMoodSmile,
  IconPhoto,
  IconSticker2,
  IconTag,
  IconTypography,
} from '@/common/ui/icons/icons'
import type { ElementKindName } from '../../model/types'

export const KIND_ICONS: Record<ElementKindName, Icon> = {
  productMarker: IconTag,
  productImage: IconPhoto,
  textSticker: IconTypography,
  pictureSticker: IconSticker2,
  callToAction: IconClick,
  interaction: IconMoodSmile,
}

import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAt,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandVk,
  IconBrandYoutube,
  IconLink,
  IconRss,
  IconUpload,
  IconUsers,
} from '@/common/ui/icons/icons'
import type { SourceType } from '@/contract/entities/sources/source'

export const SOURCE_ICONS: Record<SourceType, Icon> = {
  upload: IconUpload,
  link: IconLink,
  customer: IconUsers,
  mention: IconAt,
  vk: IconBrandVk,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  rss: IconRss,
  telegram: IconBrandTelegram,
}

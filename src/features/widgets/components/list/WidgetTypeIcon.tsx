import type { Icon } from '@/common/ui/icons/icon'
import {
  IconCircleDashed,
  IconCube,
  IconLayoutGrid,
  IconShoppingBag,
} from '@/common/ui/icons/icons'
import type { WidgetType } from '@/contract/entities/widget'

const ICONS: Record<WidgetType, Icon> = {
  gallery: IconLayoutGrid,
  sku: IconShoppingBag,
  story: IconCircleDashed,
  stl: IconCube,
}

/** The icon of a widget's type; its name is beside it. */
export function WidgetTypeIcon({ type }: { type: WidgetType }) {
  const TypeIcon = ICONS[type]
  return <TypeIcon size={22} stroke={1.6} aria-hidden />
}

import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { WidgetMode } from '@/contract/entities/widget'
import { MODE_LABELS } from '../../widgetLabels'

/** Who sees a widget on the site. */
export function WidgetBadge({ mode }: { mode: WidgetMode }) {
  const { label, color } = MODE_LABELS[mode]
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      <FormattedMessage id={label} />
    </Badge>
  )
}

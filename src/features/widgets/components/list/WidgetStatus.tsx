import { FormattedMessage } from 'react-intl'
import { Status } from '@/common/ui/states/Status'
import type { WidgetMode } from '@/contract/entities/widget'
import { MODE_LABELS } from '../../widgetLabels'

/** Who sees a widget on the site. */
export function WidgetStatus({ mode }: { mode: WidgetMode }) {
  const { label, tone } = MODE_LABELS[mode]
  return (
    <Status tone={tone}>
      <FormattedMessage id={label} />
    </Status>
  )
}

import type { ReportSlots } from '@/features/analytics/reportSlots'
import { AlbumFilter } from '@/features/albums/slots/AlbumFilter'
import { WidgetFilter } from '@/features/widgets/slots/WidgetFilter'

/** The choices of widgets and albums above every report. */
export const REPORT_SLOTS: ReportSlots = {
  renderWidgetFilter: (props) => <WidgetFilter {...props} />,
  renderAlbumFilter: (props) => <AlbumFilter {...props} />,
}

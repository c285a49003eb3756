import { Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import { hasSource } from '@/contract/widgets/settings/widgetAlbums'
import classes from './WidgetThumbnail.module.css'
import { WidgetTypeDrawing } from './WidgetTypeDrawing'

interface WidgetThumbnailProps {
  widget: Widget
  /** Undefined while the facts are loading, and after a failure. */
  facts: WidgetFacts | undefined
  isLoading: boolean
}

const DRAWING_PX = 108
/** Number of pictures in one line; further ones need a second line. */
const LINE = 3

/** The first pictures of a widget in the layout of its type, with a warning if shoppers do not see it. */
export function WidgetThumbnail({ widget, facts, isLoading }: WidgetThumbnailProps) {
  const warning = widgetWarning(widget, facts)
  return (
    <div className={classes.frame}>
      {!facts && isLoading ? (
        <Skeleton height="100%" radius={0} />
      ) : (
        <Pictures widget={widget} covers={facts?.covers ?? []} />
      )}
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} className={classes.icon} aria-hidden />
          <span>
            <FormattedMessage id={warning.id} values={warning.values} />
          </span>
        </p>
      )}
    </div>
  )
}

function Pictures({ widget, covers }: { widget: Widget; covers: readonly string[] }) {
  if (covers.length === 0) {
    return (
      <div className={classes.drawing}>
        <WidgetTypeDrawing type={widget.widgetType} width={DRAWING_PX} />
      </div>
    )
  }
  const form = thumbnailForm(widget)
  return (
    <div
      className={classes.pictures}
      data-form={form}
      data-rows={form === 'grid' && covers.length > LINE ? 2 : 1}
    >
      {covers.map((url, index) => (
        // The same picture may occur twice, so its address cannot be the key.
        <img key={index} src={url} alt="" loading="lazy" decoding="async" />
      ))}
    </div>
  )
}

/** The layout of a widget's pictures. */
export type ThumbnailForm = 'grid' | 'line' | 'stories' | 'poster'

/** The layout of the pictures on the shop's page. */
function thumbnailForm(widget: Widget): ThumbnailForm {
  switch (widget.widgetType) {
    case 'story':
      return 'stories'
    case 'stl':
      return 'poster'
    case 'gallery':
    case 'sku':
      return widget.gallerySettings.mode === 'line' ? 'line' : 'grid'
  }
}

interface Warning {
  id: MessageId
  values?: Record<string, number>
}

/** Why shoppers do not see a widget that is visible for everyone; null when no reason is known. */
export function widgetWarning(
  widget: Widget,
  facts: Pick<WidgetFacts, 'postCount'> | undefined,
): Warning | null {
  if (widget.isEnabled !== 'full_access') return null
  const isModel = widget.widgetType === 'stl'
  if (!hasSource(widget)) {
    return { id: isModel ? 'widgets.alert_no-files' : 'widgets.alert_no-albums' }
  }
  if (isModel || !facts) return null
  if (facts.postCount === 0) return { id: 'widgets.alert_no-posts' }
  const min = widget.widgetType === 'gallery' ? widget.gallerySettings.min_posts : 0
  return facts.postCount < min
    ? { id: 'widgets.alert_few-posts', values: { count: facts.postCount, min } }
    : null
}

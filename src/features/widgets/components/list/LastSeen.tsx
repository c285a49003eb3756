import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Ago } from '@/common/ui/dates/Ago'
import type { Widget } from '@/contract/entities/widget'
import type { SeenPage } from '@/contract/entities/widgetFacts'
import { pageName } from '../../seen/pageName'
import { installationAddress } from '../../widgetEditors'
import classes from './WidgetCardFacts.module.css'

/** Where a widget was seen last, when, and whether in the version that is saved. */
export function LastSeen({ widget, seen }: { widget: Widget; seen: SeenPage | null }) {
  if (!seen) {
    return (
      <div>
        <div>
          <FormattedMessage id="widgets.text_not-seen" />
        </div>
        <Link to={installationAddress(widget)} className={classes.link}>
          <FormattedMessage id="widgets.action_install" />
        </Link>
      </div>
    )
  }
  const name = pageName(seen.page)
  const isCurrent = seen.revision >= widget.revision
  return (
    <div>
      <div className={classes.page} title={name}>
        <FormattedMessage id="widgets.text_seen-on" values={{ page: <bdi>{name}</bdi> }} />
      </div>
      <div className={classes.quiet}>
        <Ago at={seen.seenAt} />
        {' · '}
        <FormattedMessage
          id={isCurrent ? 'widgets.text_version-current' : 'widgets.text_version-not-saved'}
          values={{ revision: seen.revision, saved: widget.revision }}
        />
      </div>
    </div>
  )
}

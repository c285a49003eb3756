import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { Widget } from '@/contract/entities/widgets/widget'
import { MODE_LABELS } from '@/features/widgets/widgetList'
import { editorAddress } from '../widgetEditors'
import classes from './WidgetWords.module.css'

/** A warning of one line. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    // Not a paragraph: a menu may be in it.
    <div className={`${classes.line} ${classes.warning}`}>
      <IconAlertTriangle size={16} />
      <span>{children}</span>
    </div>
  )
}

/** A message that the widgets of albums could not be loaded. */
export function WidgetsUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Warning>
      <FormattedMessage
        id="widgets.text_in-widgets-failed"
        values={{
          retry: (words: ReactNode) => (
            <Anchor component="button" type="button" onClick={onRetry} inherit underline="always">
              {words}
            </Anchor>
          ),
        }}
      />
    </Warning>
  )
}

/** The link to a widget, with its visibility unless everyone sees it. */
export function WidgetLink({ widget }: { widget: Widget }) {
  const intl = useIntl()
  const { role, isEnabled } = widget
  const link = (
    <Anchor component={Link} to={editorAddress(widget)} inherit underline="always">
      {role}
    </Anchor>
  )
  if (isEnabled === 'full_access') return link
  // Inside of a sentence.
  const mode = intl
    .formatMessage({ id: MODE_LABELS[isEnabled].label })
    .toLocaleLowerCase(intl.locale)
  return <FormattedMessage id="widgets.text_in-widget-mode" values={{ name: link, mode }} />
}

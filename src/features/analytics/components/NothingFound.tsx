import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { NO_CHOICES, type useReportFilter } from '../reportFilter'

interface NothingFoundProps {
  report: ReturnType<typeof useReportFilter>
  /** Shown when nothing narrows the report. */
  title: MessageId
  text: MessageId
}

/** An empty report: how to get its first numbers, or out of filters without results. */
export function NothingFound({ report: { filter, change }, title, text }: NothingFoundProps) {
  const canSeeWidgets = usePermission('VIEW_WIDGETS')
  const isNarrowed = [filter.embedIds, filter.albumIds, filter.devices].some(
    (chosen) => chosen.length > 0,
  )
  if (isNarrowed) {
    return (
      <EmptyState
        subject="analytics"
        title={<FormattedMessage id="analytics.title_nothing-found" />}
        action={
          <Button
            variant="default"
            onClick={() => {
              change(NO_CHOICES)
            }}
          >
            <FormattedMessage id="filters.action_reset-all" />
          </Button>
        }
      >
        <FormattedMessage id="analytics.text_nothing-found" />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      subject="analytics"
      title={<FormattedMessage id={title} />}
      action={
        canSeeWidgets && (
          <Button component={Link} to={paths.galleries()}>
            <FormattedMessage id="analytics.action_widgets" />
          </Button>
        )
      }
    >
      <FormattedMessage id={text} />
    </EmptyState>
  )
}

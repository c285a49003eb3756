import { useIntl } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import { Select } from '@/common/ui/choices/Select'
import { sortWidgets } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'

interface WidgetFilterProps {
  embedId: string | null
  onChange: (embedId: string | null) => void
}

/** Filters a list by one widget, for a person who may see widgets; shown by the screens of other slices. */
export function WidgetFilter({ embedId, onChange }: WidgetFilterProps) {
  const intl = useIntl()
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const {
    data: widgets = [],
    isError,
    refetch,
  } = useListWidgetsQuery(undefined, {
    skip: !canView,
  })
  if (!canView) return null
  const label = intl.formatMessage({ id: 'widgets.label_filter' })
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={sortWidgets(widgets, locale).map((one) => ({ value: one.embedId, label: one.role }))}
      value={embedId}
      nothingFoundMessage={intl.formatMessage({
        id: isError ? 'server-error-short' : 'widgets.text_none-found',
      })}
      onDropdownOpen={() => {
        if (isError) void refetch()
      }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'widgets.action_clear-filter' }) }}
      onChange={onChange}
    />
  )
}

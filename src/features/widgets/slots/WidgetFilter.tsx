import { useIntl } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import { FilterPicker } from '@/common/ui/fields/FilterPicker'
import { sortWidgets } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'

interface WidgetFilterProps {
  embedIds: readonly string[]
  onChange: (embedIds: string[]) => void
}

/** Filters a list by widgets, for a person who may see widgets; shown by the screens of other slices. */
export function WidgetFilter({ embedIds, onChange }: WidgetFilterProps) {
  const intl = useIntl()
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const { data, isError, refetch } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!canView) return null
  return (
    <FilterPicker
      label={intl.formatMessage({ id: 'widgets.label_filter-field' })}
      placeholder={intl.formatMessage({ id: 'widgets.label_filter' })}
      noneFound={intl.formatMessage({
        id: isError ? 'server-error-short' : 'widgets.text_none-found',
      })}
      unknown={intl.formatMessage({ id: 'widgets.label_filter-deleted' })}
      choices={
        data && sortWidgets(data, locale).map((one) => ({ value: one.embedId, label: one.role }))
      }
      value={embedIds}
      onOpen={() => {
        if (isError) void refetch()
      }}
      onChange={onChange}
    />
  )
}

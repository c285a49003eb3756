import { Checkbox, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { sourceOptions } from '@/common/i18n/sources'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import type { AlbumSettings } from '@/contract/entities/posts/album'
import { changeSettings } from '../albumBuilderEffects'
import { needsSource } from '../albumRules'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'

interface SourcesFieldProps {
  albumId: number
  value: Required<Pick<AlbumSettings, 'useAllDataSources' | 'sources'>>
  canEdit: boolean
}

/** The sources whose posts the album shows: all, or the chosen ones. */
export function SourcesField({ albumId, value, canEdit }: SourcesFieldProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { dataSourceList } = useUser()
  const options = sourceOptions(intl, dataSourceList)
  // A disconnected source is not kept, because it cannot be chosen.
  const chosen = value.sources.filter((name) => options.some((one) => one.name === name))
  const change = (useAllDataSources: boolean, sources: string[]) =>
    void dispatch(changeSettings(albumId, { useAllDataSources, sources }))
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={intl.formatMessage({ id: 'albums.title_sources' })}
        disabled={!canEdit}
        value={value.useAllDataSources ? 'all' : 'chosen'}
        onChange={(kind) => {
          change(kind === 'all', chosen)
        }}
        data={[
          { value: 'all', label: intl.formatMessage({ id: 'albums.label_sources-all' }) },
          { value: 'chosen', label: intl.formatMessage({ id: 'albums.label_sources-chosen' }) },
        ]}
      />
      {!value.useAllDataSources && (
        <Checkbox.Group
          aria-label={intl.formatMessage({ id: 'albums.label_sources-chosen' })}
          value={chosen}
          error={needsSource(value) && <FormattedMessage id="albums.error_needs-source" />}
          onChange={(sources) => {
            change(false, sources)
          }}
        >
          <Stack gap="xs">
            {options.map(({ name, label }) => (
              <Checkbox key={name} value={name} label={label} disabled={!canEdit} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Text size="xs" c="dimmed">
        <FormattedMessage id="albums.hint_sources" />
      </Text>
    </>
  )
}

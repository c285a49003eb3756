import { Switch } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Album } from '@/contract/entities/album'
import { changeSettings } from '../albumBuilderEffects'
import { selectUnsaved } from '../albumBuilderSlice'
import classes from './AlbumSettingsPanel.module.css'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { CoverField } from './CoverField'
import { SettingsSaveState } from './SettingsSaveState'
import { SortField } from './SortField'
import { SourcesField } from './SourcesField'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** The album's settings; each choice is saved at once, and shown until it is stored. */
export function AlbumSettingsPanel({ album, canEdit }: { album: Album; canEdit: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const unsaved = useAppSelector(selectUnsaved)
  const {
    sortType = album.sortType,
    sortDirection = album.sortDirection,
    useAllDataSources = album.useAllDataSources,
    sources = album.sources,
    defaultValue = album.defaultValue,
  } = unsaved
  return (
    <aside
      className={classes.panel}
      aria-label={intl.formatMessage({ id: 'albums.label_settings' })}
    >
      {canEdit && <SettingsSaveState albumId={album.id} />}
      <PanelSection title={<FormattedMessage id="albums.title_cover" />}>
        <CoverField album={album} canEdit={canEdit} />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="albums.title_sort" />}>
        <SortField albumId={album.id} value={{ sortType, sortDirection }} canEdit={canEdit} />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="albums.title_sources" />}>
        <SourcesField albumId={album.id} value={{ useAllDataSources, sources }} canEdit={canEdit} />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="albums.title_default" />}>
        <Switch
          label={<FormattedMessage id="albums.label_default" />}
          description={<FormattedMessage id="albums.hint_default" />}
          disabled={!canEdit}
          checked={defaultValue}
          onChange={(event) =>
            void dispatch(changeSettings(album.id, { defaultValue: event.currentTarget.checked }))
          }
        />
      </PanelSection>
    </aside>
  )
}

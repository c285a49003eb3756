import { Switch, Button } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { Album } from '@/contract/entities/posts/album'
import { changeSettings, sendSettings } from '@/features/albums/albumBuilderEffects'
import { selectUnsaved, selectBuilder } from '@/features/albums/albumBuilderSlice'
import { needsSource } from '@/features/albums/albumRules'
import classes from './AlbumSettingsPanel.module.css'
import { CoverField } from './CoverField'
import { SortField } from './SortField'
import { SourcesField } from './SourcesField'

/** The album's settings; each choice is saved immediately, and shown until it is stored. */
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

/** The save state of the settings; always visible. */
function SettingsSaveState({ albumId }: { albumId: number }) {
  const dispatch = useAppDispatch()
  const { save, saveProblem, unsaved } = useAppSelector(selectBuilder)
  if (save === 'failed') {
    return (
      <div className={classes.state} data-failed role="alert">
        {saveProblem ? (
          <FailureWords message={saveProblem} />
        ) : (
          <FormattedMessage id="albums.text_not-saved" />
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          ms="xs"
          onClick={() => void dispatch(sendSettings(albumId))}
        >
          <FormattedMessage id="common.action_retry" />
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.state} role="status">
      {needsSource(unsaved) ? (
        <FormattedMessage id="albums.text_not-saved" />
      ) : save === 'saving' ? (
        <FormattedMessage id="albums.text_saving" />
      ) : save === 'saved' ? (
        <FormattedMessage id="albums.text_saved" />
      ) : (
        <FormattedMessage id="albums.text_saves-itself" />
      )}
    </div>
  )
}

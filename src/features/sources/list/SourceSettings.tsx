import { Switch, Text, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import type { IdName } from '@/contract/entities/posts/post'
import {
  AUTO_MARKUP_MODES,
  mayPublishAtOnce,
  type Source,
} from '@/contract/entities/sources/source'
import { publicationAsked } from '@/features/sources/sourcesSlice'
import { PublicationHint, type DefaultAlbum } from './PublicationHint'
import { useSaveSourceMutation, type SourceSettings as Settings } from './sourceListApi'
import classes from './SourceRow.module.css'

const MODES: Record<Source['autoMarkupMode'], MessageId> = {
  off: 'sources.markup_off',
  suggest: 'sources.markup_suggest',
  mark: 'sources.markup_mark',
}

export interface SourceAlbums {
  /** Identifies the field in the store. */
  field: string
  value: number[]
  onChange: (albums: IdName[]) => void
  label: ReactNode
  disabled: boolean
}

/** Renders the choice of albums, which belongs to another slice. */
export type RenderAlbumPicker = (props: SourceAlbums) => ReactNode

interface SourceSettingsProps {
  source: Source
  /** The source's name as the list shows it. */
  name: string
  canPublish: boolean
  defaultAlbum: DefaultAlbum
  renderAlbumPicker: RenderAlbumPicker
}

/** The settings for new posts of a source. Enabling auto-publication must be confirmed. */
export function SourceSettings(props: SourceSettingsProps) {
  const { source, name, canPublish, defaultAlbum, renderAlbumPicker } = props
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [saveSource, { isLoading, isSuccess }] = useSaveSourceMutation({
    fixedCacheKey: `saveSource ${String(source.id)}`,
  })
  const { id, type, albums, isAutoPublication, autoMarkupMode } = source

  function save(settings: Settings) {
    void saveSource({ id, settings })
  }

  return (
    <div className={classes.settings}>
      {renderAlbumPicker({
        field: String(id),
        value: albums.map((album) => album.id),
        onChange: (chosen) => {
          save({ albums: chosen })
        },
        label: (
          <>
            <span aria-hidden>
              <FormattedMessage id="sources.label_albums" />
            </span>
            <VisuallyHidden>
              <FormattedMessage id="sources.label_albums-of" values={{ name }} />
            </VisuallyHidden>
          </>
        ),
        disabled: isAutoPublication && !canPublish,
      })}
      <div className={classes.markup}>
        <Select
          label={<FormattedMessage id="sources.label_markup" />}
          aria-label={intl.formatMessage({ id: 'sources.label_markup-of' }, { name })}
          value={autoMarkupMode}
          allowDeselect={false}
          data={AUTO_MARKUP_MODES.map((mode) => ({
            value: mode,
            label: intl.formatMessage({ id: MODES[mode] }),
          }))}
          onChange={(value) => {
            const mode = AUTO_MARKUP_MODES.find((one) => one === value)
            if (mode !== undefined && mode !== autoMarkupMode) save({ autoMarkupMode: mode })
          }}
        />
        <div className={classes.saving}>
          <SavingState isSaving={isLoading} isSaved={isSuccess} />
        </div>
      </div>
      <div className={classes.publication}>
        {mayPublishAtOnce(type) ? (
          <Switch
            checked={isAutoPublication}
            disabled={!canPublish}
            aria-label={intl.formatMessage({ id: 'sources.label_publication-of' }, { name })}
            label={<FormattedMessage id="sources.label_publication" />}
            description={
              canPublish ? (
                <PublicationHint source={source} defaultAlbum={defaultAlbum} />
              ) : (
                <FormattedMessage id="sources.hint_publication-denied" />
              )
            }
            onChange={(event) => {
              if (event.currentTarget.checked) dispatch(publicationAsked({ id }))
              else save({ isAutoPublication: false })
            }}
          />
        ) : (
          <Text size="xs" c="dimmed">
            <FormattedMessage id="sources.text_of-others" />
          </Text>
        )}
      </div>
    </div>
  )
}

/** Shows whether a change is being saved or was saved. */
function SavingState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  return (
    <Text size="xs" c="dimmed" mih={18} role="status">
      {isSaving && <FormattedMessage id="sources.text_saving" />}
      {isSaved && <FormattedMessage id="sources.text_saved" />}
    </Text>
  )
}

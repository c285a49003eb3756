import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { sendSettings } from '../albumBuilderEffects'
import { selectBuilder } from '../albumBuilderSlice'
import { needsSource } from '../albumRules'
import classes from './AlbumSettingsPanel.module.css'

/** The save state of the settings; always visible. */
export function SettingsSaveState({ albumId }: { albumId: number }) {
  const dispatch = useAppDispatch()
  const words = useMessage()
  const { save, saveProblem, unsaved } = useAppSelector(selectBuilder)
  if (save === 'failed') {
    return (
      <div className={classes.state} data-failed role="alert">
        {saveProblem ? words(saveProblem) : <FormattedMessage id="albums.text_not-saved" />}
        <Button
          variant="subtle"
          size="compact-sm"
          ml="xs"
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

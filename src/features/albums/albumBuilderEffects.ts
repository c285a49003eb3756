import type { AppThunk } from '@/common/store/hooks'
import { failureMessage } from '@/common/api/apiError'
import type { AlbumSettings } from '@/contract/entities/posts/album'
import { albumBuilderApi } from './albumBuilderApi'
import {
  albumBuilderSlice,
  settingsChanged,
  settingsSaved,
  settingsSaveFailed,
  settingsSaveStarted,
  type AlbumBuilderState,
} from './albumBuilderSlice'
import { settingsToSend } from './albumRules'

type WithBuilder = Record<typeof albumBuilderSlice.reducerPath, AlbumBuilderState>
/** Components' dispatch has no state type, so an effect casts the state to the part that it reads. */
type Effect = AppThunk<Promise<void>>

const { saveAlbumSettings } = albumBuilderApi.endpoints

/** Shows a chosen setting immediately, and sends it. */
export function changeSettings(albumId: number, change: AlbumSettings): Effect {
  return async (dispatch) => {
    dispatch(settingsChanged(change))
    await dispatch(sendSettings(albumId))
  }
}

/** Saves unsaved settings, one request at a time. A change made during a request is sent with the next one. */
export function sendSettings(albumId: number): Effect {
  return async (dispatch, getState) => {
    for (;;) {
      const builder = albumBuilderSlice.selectSlice(getState() as WithBuilder)
      if (builder.albumId !== albumId || builder.save === 'saving') return
      const settings = settingsToSend(builder.unsaved)
      if (!settings) return
      dispatch(settingsSaveStarted())
      const { error } = await dispatch(
        saveAlbumSettings.initiate({ id: albumId, settings }, { track: false }),
      )
      if (error) {
        dispatch(settingsSaveFailed({ albumId, message: failureMessage(error) }))
        return
      }
      dispatch(settingsSaved({ albumId, sent: settings }))
    }
  }
}

import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { failureMessage } from '@/common/api/apiError'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Widget } from '@/contract/entities/widgets/widget'
import {
  storiesFormOf,
  storiesSettingsOf,
  storiesWithoutAlbum,
} from '@/contract/widgets/settings/storiesForm'
import type { StoriesSettings } from '@/contract/widgets/settings/storiesSettings'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { savedWidgetsApi } from './savedWidgetsApi'

interface AlbumPlace {
  embedId: string
  albums: number[]
}

/** A widget was chosen to show these albums too. */
export const albumsPlaced = createAction<AlbumPlace>('widgets/albumsPlaced')
/** The person has undone that a widget shows these albums. */
const placingUndone = createAction<AlbumPlace>('widgets/placingUndone')

/** Adds albums to a widget as it is stored now, and shows a toast with an undo. */
export function listenForAlbumPlaces(startListening: StartListening) {
  startListening({
    actionCreator: albumsPlaced,
    effect: async ({ payload: { embedId, albums } }, { dispatch }) => {
      const { widget, error } = await dispatch(changed(embedId, (one) => settingsWith(one, albums)))
      if (!widget) {
        dispatch(failed(error))
        return
      }
      const before = widgetAlbums(widget)
      const added = albums.filter((id) => !before.includes(id))
      const values = { name: widget.role, count: albums.length }
      dispatch(
        toastShown({
          tone: 'success',
          message: { id: 'widgets.alert_albums-placed', values },
          action: {
            message: { id: 'selection.action_undo' },
            event: placingUndone({ embedId, albums: added }),
          },
        }),
      )
    },
  })
  startListening({
    actionCreator: placingUndone,
    effect: async ({ payload: { embedId, albums } }, { dispatch }) => {
      const { widget, error } = await dispatch(
        changed(embedId, (one) => settingsWithout(one, albums)),
      )
      if (!widget) {
        dispatch(failed(error))
        return
      }
      const values = { name: widget.role, count: albums.length }
      dispatch(
        toastShown({
          tone: 'success',
          message: { id: 'widgets.alert_albums-taken', values },
        }),
      )
    },
  })
}

const failed = (error: unknown) =>
  toastShown({ tone: 'error', message: failureMessage(error) ?? { id: 'server-error-short' } })

type SettingsChange = ReturnType<typeof settingsWith>
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Saves a change of a widget as it is stored now; returns the widget before the change, or the error. */
const changed =
  (embedId: string, change: (widget: Widget) => SettingsChange) =>
  async (dispatch: Dispatch): Promise<{ widget: Widget | null; error: unknown }> => {
    const { getWidget, saveWidget } = savedWidgetsApi.endpoints
    const read = await dispatch(
      getWidget.initiate(embedId, { forceRefetch: true, subscribe: false }),
    )
    const widget = read.data
    if (!widget) return { widget: null, error: read.error }
    const { revision } = widget
    const changes = { revision, gallerySettings: change(widget) }
    const { error } = await dispatch(saveWidget.initiate({ embedId, changes }, { track: false }))
    return error ? { widget: null, error } : { widget, error: null }
  }

/** The settings that change when a widget shows more albums. */
export function settingsWith(widget: Widget, albums: readonly number[]) {
  if (widget.widgetType === 'stl') return {}
  if (widget.widgetType !== 'story') {
    return { albums: [...new Set([...widget.gallerySettings.albums, ...albums])] }
  }
  const form = storiesFormOf(widget.gallerySettings)
  return albumsOfStories(
    storiesSettingsOf(
      form.isHighlights
        ? {
            ...form,
            highlights: [...form.highlights, ...albums.map((albumId) => ({ albumId, name: '' }))],
          }
        : { ...form, albums: [...new Set([...form.albums, ...albums])] },
    ),
  )
}

/** The settings that change when albums are removed from a widget. */
export function settingsWithout(widget: Widget, albums: readonly number[]) {
  if (widget.widgetType === 'stl') return {}
  if (widget.widgetType !== 'story') {
    return { albums: widget.gallerySettings.albums.filter((id) => !albums.includes(id)) }
  }
  return albumsOfStories(albums.reduce(storiesWithoutAlbum, widget.gallerySettings))
}

const albumsOfStories = ({
  albums,
  stories_highlights_albums,
  stories_highlights_order,
  stories_highlights_names,
}: StoriesSettings) => ({
  albums,
  stories_highlights_albums,
  stories_highlights_order,
  stories_highlights_names,
})

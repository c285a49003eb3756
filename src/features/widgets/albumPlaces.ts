import { createAction, isAnyOf } from '@reduxjs/toolkit'
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
/** The person regrets that a widget shows these albums. */
const placingUndone = createAction<AlbumPlace>('widgets/placingUndone')

/** Adds albums to a widget as it is stored now, with a toast that takes them away again. */
export function listenForAlbumPlaces(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(albumsPlaced, placingUndone),
    effect: async (action, { dispatch }) => {
      if (!isAnyOf(albumsPlaced, placingUndone)(action)) return
      const { embedId, albums } = action.payload
      const isUndone = placingUndone.match(action)
      const { getWidget, saveWidget } = savedWidgetsApi.endpoints
      const read = await dispatch(
        getWidget.initiate(embedId, { forceRefetch: true, subscribe: false }),
      )
      const widget = read.data
      const before = widget ? widgetAlbums(widget) : []
      const added = albums.filter((id) => !before.includes(id))
      const saved = widget
        ? await dispatch(
            saveWidget.initiate(
              {
                embedId,
                changes: {
                  revision: widget.revision,
                  gallerySettings: isUndone
                    ? settingsWithout(widget, albums)
                    : settingsWith(widget, added),
                },
              },
              { track: false },
            ),
          )
        : null
      const error = read.error ?? saved?.error
      if (error || !widget) {
        const message = failureMessage(error)
        if (message) dispatch(toastShown({ tone: 'error', message }))
        return
      }
      dispatch(
        toastShown({
          tone: 'success',
          message: {
            id: isUndone ? 'widgets.alert_albums-taken' : 'widgets.alert_albums-placed',
            values: { name: widget.role, count: albums.length },
          },
          ...(isUndone
            ? {}
            : {
                action: {
                  message: { id: 'selection.action_undo' },
                  event: placingUndone({ embedId, albums: added }),
                },
              }),
        }),
      )
    },
  })
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

/** The settings that change when a widget does not show albums any more. */
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

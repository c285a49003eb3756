import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import type { World } from '../../../world'
import { namedModel, namedPoster } from '../models/modelFiles'
import type { WidgetView } from './widgetView'

interface ModelView extends Pick<WidgetView, 'embedId' | 'revision' | 'title' | 'locale'> {
  settings: ModelSettings
}

/** A 3D widget as the embed draws it, stored or not yet saved. Only its own files are shown. */
export async function modelPayload(
  { db, settings: { widgetUrl } }: World,
  { embedId, revision, title, locale, settings }: ModelView,
): Promise<ModelPayload> {
  const model = await namedModel(db, embedId, settings.model)
  const poster = await namedPoster(db, embedId, settings.poster)
  return {
    embedId,
    widgetType: 'stl',
    revision,
    title,
    locale,
    settings,
    model: model && {
      url: widgetUrl + model.url,
      bytes: model.bytes,
      triangles: model.triangles,
      size: model.size,
    },
    poster: poster && {
      width: poster.width,
      height: poster.height,
      sources: poster.sources.map(({ url, width }) => ({ url: widgetUrl + url, width })),
    },
  }
}

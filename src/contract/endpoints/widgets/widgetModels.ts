import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { widgetModelSchema, widgetPosterSchema } from '@/contract/entities/widgets/widget'

/** Files of 3D widgets. An upload is shown once the widget's settings refer to it; it is deleted with the widget. */
export const widgetModelEndpoints = {
  /** The uploads of this widget, newest first. */
  listModelFiles: endpoint({
    method: 'GET',
    path: 'gallery/{id}/model/files',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: v.object({
      models: v.array(widgetModelSchema),
      posters: v.array(widgetPosterSchema),
    }),
  }),
  /** Multipart: `file`, an STL file, binary or text. */
  uploadModel: endpoint({
    method: 'POST',
    path: 'gallery/{id}/model/upload',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    adds: 'file',
    isUpload: true,
    response: v.object({ model: widgetModelSchema }),
  }),
  /** Multipart: `file`, a picture. */
  uploadModelPoster: endpoint({
    method: 'POST',
    path: 'gallery/{id}/model/poster',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    isUpload: true,
    response: v.object({ poster: widgetPosterSchema }),
  }),
} as const

import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { widgetModelSchema, widgetPosterSchema } from '../../entities/widgetModel'

/** Files of 3D widgets. What is uploaded is shown once the widget's settings name it; it goes with the widget. */
export const widgetModelEndpoints = {
  /** What can be chosen: uploads of this widget, the newest first. */
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

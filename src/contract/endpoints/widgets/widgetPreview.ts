import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { settingsChangesSchema } from '../../widgets/settings/widgetSettings'
import { widgetPayloadSchema } from '../../widgets/widgetPayload'

/** Separate from the other endpoints of widgets: the embed's schemas are large and no other screen needs them. */
export const widgetPreviewEndpoints = {
  /** The embed's payload with these unsaved settings. */
  previewWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/preview',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_WIDGETS',
    body: v.object({
      role: v.string(),
      /** All settings of the widget's type. */
      gallerySettings: settingsChangesSchema,
      /** The product on whose page a gallery is; 0: one that the catalogue does not have; absent: on another page. */
      productId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
    response: widgetPayloadSchema,
  }),
} as const

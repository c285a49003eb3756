import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import {
  widgetModeSchema,
  widgetSchema,
  widgetTitleSchema,
  widgetTypeSchema,
} from '@/contract/entities/widgets/widget'
import { settingsChangesSchema } from '../../widgets/settings/widgetSettings'

export const widgetEndpoints = {
  listWidgets: endpoint({
    method: 'GET',
    path: 'gallery/list',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: v.object({ galleryList: v.array(widgetSchema) }),
  }),
  getWidget: endpoint({
    method: 'GET',
    path: 'gallery/{id}',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: widgetSchema,
  }),
  createWidget: endpoint({
    method: 'POST',
    path: 'gallery/create',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    creates: 'widget',
    adds: 'widget',
    body: v.object({ type: widgetTypeSchema, name: widgetTitleSchema }),
    response: v.object({ widget: widgetSchema }),
  }),
  /** Creates a widget with the settings, albums and files of this one. */
  copyWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/copy',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    creates: 'widget',
    adds: 'widget',
    body: v.object({ name: widgetTitleSchema }),
    response: v.object({ widget: widgetSchema }),
  }),
  /** Sends only what changed since the last saved state (product-rules/widgets.md#widget-saving). */
  saveWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/save',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    body: v.object({
      isEnabled: v.optional(widgetModeSchema),
      role: v.optional(widgetTitleSchema),
      /** The revision of the changed copy; without it the changes overwrite whatever is stored. */
      revision: v.optional(v.pipe(v.number(), v.integer())),
      // A setting that the widget's type does not have is refused, not ignored.
      gallerySettings: settingsChangesSchema,
    }),
    response: widgetSchema,
  }),
  /** Creates a preview token that shows this user a team-only widget on the shop's own page, for an hour (`LOOK_PARAM`). */
  lookAtWidget: endpoint({
    method: 'GET',
    path: 'gallery/{id}/look',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: v.object({ look: v.string() }),
  }),
  deleteWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/delete',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    response: v.object({ embedId: v.string() }),
  }),
} as const

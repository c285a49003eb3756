import type { Selectable } from 'kysely'
import { gallerySettingsSchema, type Widget } from '@/contract/entities/widget'
import { readJson } from '../../db/readJson'
import type { WidgetTable } from '../../db/tables/widgets'

export function presentWidget(row: Selectable<WidgetTable>): Widget {
  return {
    embedId: row.embed_id,
    widgetType: row.widget_type,
    role: row.role,
    isEnabled: row.mode,
    gallerySettings: readJson(gallerySettingsSchema, row.settings),
  }
}

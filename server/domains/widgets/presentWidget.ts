import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { widgetSchema, type Widget } from '@/contract/entities/widgets/widget'
import type { WidgetTable } from '../../db/tables/widgets'
import { STORED_SETTINGS } from './settings/storedSettings'

type WidgetRow = Omit<Selectable<WidgetTable>, 'id' | 'account_id' | 'saved_at' | 'created_at'>

export function presentWidget(row: WidgetRow): Widget {
  return v.parse(widgetSchema, {
    embedId: row.embed_id,
    widgetType: row.widget_type,
    role: row.role,
    isEnabled: row.mode,
    gallerySettings: STORED_SETTINGS[row.widget_type].read(row.settings),
    revision: row.revision,
  })
}

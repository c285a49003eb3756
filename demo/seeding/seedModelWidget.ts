import {
  DEFAULT_MODEL_SETTINGS,
  type ModelSettings,
} from '@/contract/widgets/settings/modelSettings'
import type { Db } from '../../server/db/openDatabase'
import { newModelRow } from '../../server/domains/widgets/models/modelFiles'
import type { StoredModel } from '../../server/media/storeModel'
import { VASE_WIDGET } from '../content/models'

const LOOK: Partial<ModelSettings> = {
  color: '#e9dfcd',
  material: 'matte',
  background: '#efe8dd',
  startTilt: 12,
  height: 520,
  alt: 'Ваза «Кокон» из светлой глины: узкое дно, округлые бока, витые рёбра до самого края',
}

/** The 3D widget of the demo shop: a public vase. */
export async function seedModelWidget(
  db: Db,
  accountId: number,
  stored: StoredModel,
  created_at: number,
): Promise<void> {
  const widget = await db
    .insertInto('widget')
    .values({
      account_id: accountId,
      embed_id: VASE_WIDGET,
      widget_type: 'stl',
      role: 'Ваза «Кокон» в 3D',
      mode: 'full_access',
      settings: '{}',
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: model } = await db
    .insertInto('widget_model')
    .values(newModelRow(widget.id, stored, created_at))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('widget')
    .set({ settings: JSON.stringify({ ...DEFAULT_MODEL_SETTINGS, ...LOOK, model }) })
    .where('id', '=', widget.id)
    .execute()
}

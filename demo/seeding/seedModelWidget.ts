import { rm } from 'node:fs/promises'
import {
  DEFAULT_MODEL_SETTINGS,
  type ModelSettings,
} from '@/contract/widgets/settings/modelSettings'
import { stlParts } from '@/contract/widgets/stl/stlParts'
import type { Db } from '../../server/db/openDatabase'
import { newModelRow } from '../../server/domains/widgets/models/modelFiles'
import { receiveBytes } from '../../server/media/storeLocalFile'
import { type StoredModel, storeModel } from '../../server/media/storeModel'
import type { World } from '../../server/world'
import { VASE_WIDGET } from '../content/models'
import { drawVase } from '../drawing/drawVase'

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

const FILE_NAME = 'vaza-kokon.stl'
/** Eight sectors per rib: they look round, and load immediately on a phone. */
const FINENESS = { sectors: 112, rings: 40 }

/** Draws the vase of the demo's 3D widget and stores it like an upload. */
export async function importModel({ blobs }: Pick<World, 'blobs'>): Promise<StoredModel> {
  const content = Buffer.concat([...stlParts(drawVase(FINENESS))])
  const file = await receiveBytes({ blobs }, FILE_NAME, content)
  try {
    return await storeModel({ blobs, work: { owner: 'own' } }, file)
  } finally {
    await rm(file.path, { force: true })
  }
}

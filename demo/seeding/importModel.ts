import { rm } from 'node:fs/promises'
import { stlParts } from '@/contract/widgets/stl/stlParts'
import { receiveBytes } from '../../server/media/storeLocalFile'
import { storeModel, type StoredModel } from '../../server/media/storeModel'
import type { World } from '../../server/world'
import { drawVase } from '../drawing/drawVase'

const FILE_NAME = 'vaza-kokon.stl'
/** Eight sectors per rib: round enough to the eye, and loaded at once on a phone. */
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

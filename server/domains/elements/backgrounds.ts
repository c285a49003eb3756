import type { Selectable } from 'kysely'
import { FRAME_SIZE, PINNED_BACKGROUND_ID } from '@/contract/constants'
import {
  type Background,
  backgroundSchema,
  type BackgroundChoice,
} from '@/contract/entities/posts/media'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { readBlob } from '../../blobs/blobStore'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { MediaTable } from '../../db/tables/posts'
import { ApiError, refused } from '../../errors/apiError'
import { pictureDesk } from '../../media/storePicture'
import { drawGradient, isHexColor } from '../../pictures/gradient'
import { squareOfPicture } from '../../pictures/pictures'
import { storeDrawnOnce, type Drawing } from '../../pictures/storeDrawnOnce'
import type { World } from '../../world'
import { ownPictureBlob } from './userMedia'

/** Two px for each of the square frame, for screens of double density. */
const SIDE = FRAME_SIZE.square.width * 2
const MAX_COLORS = 10
/** The CSS default direction of a gradient without an angle: to the bottom. */
const DEFAULT_ANGLE = 180

/** Draws backgrounds as pictures and stores them like uploads, in the order given; they belong to no post yet. */
export async function createMedia(
  world: World,
  actor: Actor,
  backgrounds: readonly Background[],
  request: Request,
): Promise<Selectable<MediaTable>[]> {
  const drawings = await Promise.all(
    backgrounds.map((background) => drawingOf(world, actor, background)),
  )
  const desk = pictureDesk(world, actor, request)
  const stored = await Promise.all(drawings.map((drawing) => storeDrawnOnce(desk, drawing)))
  return world.db.transaction().execute(async (db) => {
    const media = await db
      .insertInto('media')
      .values(
        stored.map(({ blob, bytes, variants }) => ({
          account_id: actor.account.id,
          kind: 'image' as const,
          format: 'png' as const,
          blob,
          bytes,
          width: SIDE,
          height: SIDE,
          duration: null,
          variants: JSON.stringify(variants),
          created_at: world.clock.now(),
        })),
      )
      .returningAll()
      .execute()
    for (const { id } of media) {
      await audit(db, world, actor, { action: 'media.create', entity: 'media', id })
    }
    return media.sort((one, other) => one.id - other.id)
  })
}

/** Checks a background before anything is drawn. */
async function drawingOf(
  world: World,
  { account }: Actor,
  { type, angle = DEFAULT_ANGLE, colors = [], pictureUrl }: Background,
): Promise<Drawing> {
  if (type === 'picture') {
    const blob = await ownPictureBlob(world.db, account.id, pictureUrl ?? '')
    const content = blob === null ? null : await readBlob(world.blobs, blob)
    if (blob === null || content === null) throw refused('media-not-found', 'backgrounds')
    return { key: `picture ${blob}`, draw: () => squareOfPicture(content, SIDE) }
  }
  const [first, ...others] = colors
  if (first === undefined || colors.length > MAX_COLORS || !colors.every(isHexColor)) {
    throw new ApiError(400, 'bad-request')
  }
  const line = type === 'color' ? [first] : [first, ...others]
  return {
    key: `${((angle % 360) + 360) % 360} ${line.join(' ').toLowerCase()}`,
    draw: () => drawGradient(SIDE, angle, line),
  }
}

/** The ready backgrounds, the default first (product-rules/posts.md#backgrounds). */
export async function loadBackgrounds(db: Db): Promise<BackgroundChoice[]> {
  const rows = await db
    .selectFrom('background')
    .select(['id', 'background'])
    .orderBy((row) => row.case().when('id', '=', PINNED_BACKGROUND_ID).then(0).else(1).end())
    .orderBy('id')
    .execute()
  return rows.map(({ id, background }) => ({
    id,
    background: readJson(backgroundSchema, background),
  }))
}

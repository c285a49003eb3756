import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { demoPictures } from './demoPictures'
import { type Picture, compose } from './drawing/compose'
import { designOf } from './drawing/designs/designOf'
import { FULL_DENSITY, renderPicture } from './drawing/renderPicture'

/** Used by browser tests, for which pictures slightly above the minimum size of a post suffice. */
const IS_SMALL = process.env.DEMO_PICTURES === 'small'
/** px; of the shorter side. */
const SMALL_SIDE = 500
/** Pictures drawn in parallel: one waits for the disk while another is drawn. */
const LANES = 2

/**
 * A process of its own: it reads SVG, which the server's picture library must not. Writes `{id}.jpg` into the given folder and prints each id on a
 * line when the file is complete.
 */
async function draw(folder: string): Promise<void> {
  const waiting = demoPictures()
  const lane = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      await drawOne(folder, picture)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

const densityOf = ({ width, height }: Picture) =>
  IS_SMALL ? FULL_DENSITY * Math.min(1, SMALL_SIDE / Math.min(width, height)) : FULL_DENSITY

async function drawOne(folder: string, picture: Picture): Promise<void> {
  const target = path.join(folder, `${picture.id}.jpg`)
  const jpeg = await renderPicture(compose(picture, designOf), densityOf(picture))
  await writeFile(`${target}.part`, jpeg)
  await rename(`${target}.part`, target)
  process.stdout.write(`${picture.id}\n`)
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('Usage: draw <folder>')
draw(folder).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})

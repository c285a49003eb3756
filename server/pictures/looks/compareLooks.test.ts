import { inDepth } from '../../../test/depth'
import { COPIES, drawScene, OTHERS, type Scene } from '../../../test/server/scenes'
import { areAlike } from './compareLooks'
import type { Look } from './look'
import { keysOf, probesOf } from './lookKeys'
import { readLook } from './readLook'

/** Whether one is found by its keys and recognised, whichever of the two was stored first. */
function isFound(one: Look, other: Look): boolean {
  const shareKeys = (stored: Look, added: Look) => {
    const keys = new Set(keysOf(stored))
    return probesOf(added).some((key) => keys.has(key))
  }
  return shareKeys(one, other) && shareKeys(other, one) && areAlike(one, other)
}

async function lookOf(picture: Buffer): Promise<Look> {
  const look = await readLook(picture)
  if (!look) throw new Error('A picture without a look')
  return look
}

/** Photos in a room and on plain white. */
const SCENES: Scene[] = Array.from({ length: inDepth(12, 2) }, (_scene, number) => ({
  product: number + 100,
  backdrop: number * 3 + 50,
  isPlain: number % 2 === 1,
}))
const drawn = Promise.all(
  SCENES.map(async (scene) => {
    const picture = await drawScene(scene)
    return { scene, picture, look: await lookOf(picture) }
  }),
)

/** The share of the scenes for which it holds. */
const shareOf = (results: readonly boolean[]) => results.filter(Boolean).length / results.length

test.each(Object.entries(COPIES))('finds a copy that is %s', async (_name, copy) => {
  const found = (await drawn).map(async ({ picture, look }) =>
    isFound(look, await lookOf(await copy(picture))),
  )
  expect(shareOf(await Promise.all(found))).toBeGreaterThanOrEqual(inDepth(0.9, 1))
})

test.each(Object.entries(OTHERS))(
  'does not take another photo of the product for a copy: %s',
  async (_name, other) => {
    const alike = (await drawn)
      // Plain white photos have the same background anyway.
      .filter(({ scene }) => !(scene.isPlain && 'backdrop' in changesOf(other, scene)))
      .map(async ({ scene, look }) => areAlike(look, await lookOf(await drawScene(other(scene)))))
    expect(shareOf(await Promise.all(alike))).toBeLessThanOrEqual(inDepth(0.1, 0))
  },
)

/** What the other photo changes of the scene. */
const changesOf = (other: (scene: Scene) => Scene, scene: Scene): Partial<Scene> =>
  Object.fromEntries(
    Object.entries(other(scene)).filter(([name, value]) => scene[name as keyof Scene] !== value),
  )

test('takes no two different photos for one', async () => {
  const looks = (await drawn).map(({ look }) => look)
  const pairs = looks.flatMap((one, index) => looks.slice(index + 1).map((other) => [one, other]))
  expect(pairs.filter(([one, other]) => one && other && areAlike(one, other))).toEqual([])
})

import { aMedia, aPost } from '../../../../test/server/factories'
import type { ScreenWorld } from '../../../../test/world'

/** Posts «Пост 1», «Пост 2», … of a library from the newest, a second apart; returns their ids. */
export async function manyPosts(
  w: ScreenWorld,
  count: number,
  change: (number: number) => Parameters<typeof aPost>[2] = () => ({}),
): Promise<number[]> {
  const media = [await aMedia(w.server, w.account)]
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const row = {
      text: `Пост ${number}`,
      provider_created_at: TIME_OF_FIRST - number * 1000,
      media,
    }
    ids.push((await aPost(w.server, w.account, { ...row, ...change(number) })).id)
  }
  return ids
}

/** Ms; the others are older. */
export const TIME_OF_FIRST = 1_700_000_000_000

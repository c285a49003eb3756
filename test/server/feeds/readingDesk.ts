import { postEndpoints } from '@/contract/endpoints/posts'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Source, SourceType, SourceReading } from '@/contract/entities/sources/source'
import { READ_EVERY_MS } from '../../../server/domains/sources/reading/readingPlan'
import { runDueJobs } from './feedSite'
import type { ShopDesk } from '../shopDesk'

type ReadingState = Pick<SourceReading, 'state' | 'problem'> & { wait: number | null }

/** A shop that reads a network. */
export interface ReadingDesk {
  run(): Promise<void>
  readAgain(): Promise<void>
  source(): Promise<Source>
  /** The state of the source's reading, with the time of its next one in ms from now. */
  reading(): Promise<ReadingState>
  posts(): Promise<PostInfo[]>
  /** The captions in the library, sorted. */
  texts(): Promise<string[]>
}

export function readingDesk(desk: Readonly<ShopDesk>, type: SourceType): ReadingDesk {
  const run = () => runDueJobs(desk.world)
  const posts = async () =>
    (await desk.client.call(postEndpoints.searchPosts, { body: {} })).postInfoList
  async function source() {
    const { sources } = await desk.client.call(sourceEndpoints.listSources)
    const found = sources.find((one) => one.type === type)
    if (!found) throw new Error(`No source of ${type}`)
    return found
  }
  return {
    run,
    posts,
    async readAgain() {
      desk.world.clock.advance(READ_EVERY_MS)
      await run()
    },
    source,
    async reading() {
      const { reading } = await source()
      if (!reading) throw new Error('Nobody reads it')
      const { state, problem, nextReadAt } = reading
      const wait = nextReadAt === null ? null : Date.parse(nextReadAt) - desk.world.clock.now()
      return { state, problem, wait }
    },
    texts: async () => (await posts()).map(({ vitrinaPost }) => vitrinaPost.text).sort(),
  }
}

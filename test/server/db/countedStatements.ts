import type { KyselyPlugin } from 'kysely'
import { createApp } from '../../../server/app'
import type { Reachable } from '../client'
import type { TestWorld } from '../world'

/** The back office of `world`, with the number of statements sent to its database. */
export function countedStatements(world: TestWorld): Reachable & { statements: () => number } {
  let statements = 0
  // Counted by results: a query that is compiled once is sent many times.
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1
      return Promise.resolve(result)
    },
  }
  return {
    app: createApp({ ...world, db: world.db.withPlugin(counting) }),
    settings: world.settings,
    statements: () => statements,
  }
}

import type { World } from '../../world'

/** The end of a task, and whether somebody else had started it. */
interface Shared<Result> {
  result: Result
  isShared: boolean
}

/** Tasks that are done once for all who ask for the same at the same time, apart for each world. */
export function singleFlight<Result>() {
  const underWay = new WeakMap<World, Map<string, Promise<Result>>>()
  return async (
    world: World,
    key: string,
    start: () => Promise<Result>,
  ): Promise<Shared<Result>> => {
    const tasks = underWay.get(world) ?? new Map<string, Promise<Result>>()
    underWay.set(world, tasks)
    const running = tasks.get(key)
    if (running) return { result: await running, isShared: true }
    const task = start().finally(() => tasks.delete(key))
    tasks.set(key, task)
    return { result: await task, isShared: false }
  }
}

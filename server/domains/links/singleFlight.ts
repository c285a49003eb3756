import type { World } from '../../world'

/** The result of a task, and whether another caller had started it. */
interface Shared<Result> {
  result: Result
  isShared: boolean
}

/** Runs a task once for all callers that need the same at the same time, separately for each world. */
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

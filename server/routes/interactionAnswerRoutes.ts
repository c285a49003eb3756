import type { Hono } from 'hono'
import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { route } from '../http/route'
import { exportInteractionAnswers } from '../domains/answers/exportInteractionAnswers'
import { listInteractionAnswers } from '../domains/answers/listInteractionAnswers'
import type { World } from '../world'

export function interactionAnswerRoutes(app: Hono, world: World): void {
  route(app, world, interactionAnswerEndpoints.listInteractionAnswers, ({ actor, body }) =>
    listInteractionAnswers(world.db, actor.account.id, body),
  )

  route(
    app,
    world,
    interactionAnswerEndpoints.exportInteractionAnswers,
    async ({ actor, body }) => ({
      file: await exportInteractionAnswers(world, actor, body),
    }),
  )
}

import type { Hono } from 'hono'
import {
  analyticsEndpoints,
  type ProductTableRequest,
  type ReportRequest,
} from '@/contract/endpoints/analytics'
import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { analyticsReport } from '../domains/analytics/analyticsReport'
import type { Question } from '../domains/analytics/eventQuery'
import { exportPostAnalytics } from '../domains/analytics/exportPostAnalytics'
import { exportProductContent } from '../domains/analytics/products/exportProductContent'
import {
  listProductContent,
  type ProductQuestion,
} from '../domains/analytics/products/productContent'
import { listPostAnalytics, onePostAnalytics } from '../domains/analytics/postAnalytics'
import { productFigures } from '../domains/analytics/products/productFigures'
import { shopperGroups } from '../domains/analytics/shoppers'
import { exportInteractionAnswers } from '../domains/answers/exportInteractionAnswers'
import { listInteractionAnswers } from '../domains/answers/listInteractionAnswers'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import type { World } from '../world'

export function analyticsRoutes(app: Hono, world: World): void {
  const { db } = world
  route(app, world, analyticsEndpoints.getAnalytics, ({ actor, body }) =>
    analyticsReport(db, actor.account, questionOf(body)),
  )

  route(app, world, analyticsEndpoints.getUplift, async ({ actor, body }) => ({
    groups: await shopperGroups(db, actor.account.id, {
      since: Date.parse(body.eventsCreatedSince),
      till: Date.parse(body.eventsCreatedTill),
    }),
  }))

  route(app, world, analyticsEndpoints.getProductFigures, async ({ actor, params }) => ({
    figures: await productFigures(db, actor, idParam(params.id)),
  }))

  route(app, world, analyticsEndpoints.listPostAnalytics, ({ actor, body }) => {
    const { postId, page, order, isCompared, ...asked } = body
    const table = { order, isCompared }
    return postId === undefined
      ? listPostAnalytics(db, actor, questionOf(asked), { ...table, page })
      : onePostAnalytics(db, actor.account.id, questionOf(asked), { ...table, postId })
  })

  route(app, world, analyticsEndpoints.exportPostAnalytics, async ({ actor, body }) => {
    const { format, order, isCompared, ...asked } = body
    const table = { format, order, isCompared }
    return { file: await exportPostAnalytics(db, actor, questionOf(asked), table) }
  })

  route(app, world, analyticsEndpoints.listProductContent, ({ actor, body: { page, ...asked } }) =>
    listProductContent(db, actor, productQuestionOf(asked), page),
  )

  route(app, world, analyticsEndpoints.exportProductContent, async ({ actor, body }) => {
    const { format, ...asked } = body
    return { file: await exportProductContent(db, actor, productQuestionOf(asked), format) }
  })
}

function productQuestionOf({
  eventsCreatedSince,
  eventsCreatedTill,
  ...asked
}: ProductTableRequest): ProductQuestion {
  return { ...asked, since: Date.parse(eventsCreatedSince), till: Date.parse(eventsCreatedTill) }
}

/** Times of the contract in ms. */
function questionOf({
  eventsCreatedSince,
  eventsCreatedTill,
  comparedSince,
  comparedTill,
  ...cuts
}: ReportRequest): Question {
  const time = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))
  return {
    ...cuts,
    since: Date.parse(eventsCreatedSince),
    till: Date.parse(eventsCreatedTill),
    comparedSince: time(comparedSince),
    comparedTill: time(comparedTill),
  }
}

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

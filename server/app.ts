import { Hono } from 'hono'
import { respondWithFailure } from './http/respondWithFailure'
import { ApiError } from './errors/apiError'
import { callerLocale } from './caller/callerLocale'
import { compressJson } from './http/compressJson'
import { allowOwnPage, refuseForeignOrigin } from './http/foreignOrigin'
import { noticeProxy } from './http/noticeProxy'
import { refuseBrokenAddress } from './http/refuseBrokenAddress'
import { failLostRequests } from './http/requestUnderWay'
import { secureHeaders } from './http/secureHeaders'
import { delayRefusals } from './http/delayRefusals'
import { albumRoutes } from './routes/albumRoutes'
import { analyticsRoutes } from './routes/analyticsRoutes'
import { backgroundRoutes } from './routes/backgroundRoutes'
import { facebookRoutes } from './routes/networks/facebookRoutes'
import { feedRoutes } from './routes/feedRoutes'
import { healthRoutes } from './routes/healthRoutes'
import { integrationRoutes } from './routes/networks/integrationRoutes'
import { interactionAnswerRoutes } from './routes/interactionAnswerRoutes'
import { libraryRoutes } from './routes/libraryRoutes'
import { linkRoutes } from './routes/linkRoutes'
import { metaWebhookRoutes } from './routes/networks/metaWebhookRoutes'
import { mediaRoutes } from './routes/mediaRoutes'
import { membershipRoutes } from './routes/membershipRoutes'
import { pageRoutes } from './routes/pageRoutes'
import { pictureRoutes } from './routes/pictureRoutes'
import { postPreviewRoutes } from './routes/postPreviewRoutes'
import { postRoutes } from './routes/postRoutes'
import { productRoutes } from './routes/productRoutes'
import { profileRoutes } from './routes/profileRoutes'
import { publicRoutes } from './routes/publicRoutes'
import { segmentRoutes } from './routes/segmentRoutes'
import { reviewRoutes } from './routes/reviewRoutes'
import { sessionRoutes } from './routes/sessionRoutes'
import { sourceRoutes } from './routes/networks/sourceRoutes'
import { uploadRoutes } from './routes/uploadRoutes'
import { userRoutes } from './routes/userRoutes'
import { widgetApiRoutes } from './routes/widgets/widgetApiRoutes'
import { widgetModelRoutes } from './routes/widgets/widgetModelRoutes'
import { widgetRoutes } from './routes/widgets/widgetRoutes'
import type { World } from './world'

/** The back office: pages, endpoints of the contract, media, and the widget API. */
export function createApp(world: World): Hono {
  const app = new Hono()
  app.onError((error, context) =>
    respondWithFailure(context, error, callerLocale(context), world.report),
  )
  app.notFound((context) =>
    respondWithFailure(
      context,
      new ApiError(404, 'not-found'),
      callerLocale(context),
      world.report,
    ),
  )
  app.use(delayRefusals(world))
  app.use(secureHeaders(world.settings))
  app.use(failLostRequests)
  app.use(compressJson)
  app.use(refuseBrokenAddress)
  app.route('/', widgetApiRoutes(world))
  app.use(noticeProxy(world))
  app.use(allowOwnPage(world.settings))
  app.use(refuseForeignOrigin(world))
  for (const routes of [
    sessionRoutes,
    linkRoutes,
    userRoutes,
    membershipRoutes,
    profileRoutes,
    postRoutes,
    interactionAnswerRoutes,
    postPreviewRoutes,
    libraryRoutes,
    uploadRoutes,
    backgroundRoutes,
    productRoutes,
    pictureRoutes,
    albumRoutes,
    reviewRoutes,
    segmentRoutes,
    sourceRoutes,
    integrationRoutes,
    facebookRoutes,
    metaWebhookRoutes,
    feedRoutes,
    widgetRoutes,
    widgetModelRoutes,
    analyticsRoutes,
    mediaRoutes,
    pageRoutes,
    healthRoutes,
    publicRoutes,
  ]) {
    routes(app, world)
  }
  return app
}

import { Hono } from 'hono'
import { respondWithFailure } from './http/respond'
import { ApiError } from './errors/apiError'
import { callerLocale } from './caller/callerHeaders'
import { compressJson, noticeProxy, refuseBrokenAddress, secureHeaders } from './http/middleware'
import { allowOwnPage, refuseForeignOrigin } from './http/foreignOrigin'
import { failLostRequests } from './http/requestUnderWay'
import { delayRefusals } from './http/delayRefusals'
import { accountExportRoutes } from './routes/account/accountExportRoutes'
import { albumRoutes } from './routes/albumRoutes'
import { analyticsRoutes, interactionAnswerRoutes } from './routes/analyticsRoutes'
import { backgroundRoutes, uploadRoutes } from './routes/uploadRoutes'
import { facebookRoutes, integrationRoutes, sourceRoutes } from './routes/sourceRoutes'
import { feedRoutes, productRoutes } from './routes/catalogueRoutes'
import { healthRoutes } from './routes/healthRoutes'
import { libraryRoutes, segmentRoutes } from './routes/libraryRoutes'
import { trashRoutes } from './routes/trashRoutes'
import { linkRoutes } from './routes/linkRoutes'
import { metaWebhookRoutes } from './routes/metaWebhookRoutes'
import { mediaRoutes } from './routes/mediaRoutes'
import { mailRoutes, membershipRoutes } from './routes/account/membershipRoutes'
import { pageRoutes } from './routes/pages/pageRoutes'
import { paymentRoutes } from './routes/account/paymentRoutes'
import { pictureRoutes } from './routes/pictureRoutes'
import { postPreviewRoutes, postRoutes } from './routes/postRoutes'
import { auditRoutes, profileRoutes, userRoutes } from './routes/userRoutes'
import { privacyRoutes } from './routes/account/privacyRoutes'
import { supportRoutes } from './routes/account/supportRoutes'
import { providerRoutes } from './routes/providerRoutes'
import { publicRoutes } from './routes/publicRoutes'
import { reportRoutes } from './routes/reportRoutes'
import { reviewRoutes } from './routes/reviewRoutes'
import { sessionRoutes } from './routes/sessionRoutes'
import { widgetApiRoutes } from './routes/widgetApiRoutes'
import { widgetModelRoutes, widgetRoutes } from './routes/widgetRoutes'
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
    providerRoutes,
    reportRoutes,
    linkRoutes,
    userRoutes,
    membershipRoutes,
    mailRoutes,
    auditRoutes,
    privacyRoutes,
    accountExportRoutes,
    profileRoutes,
    paymentRoutes,
    supportRoutes,
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
    trashRoutes,
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

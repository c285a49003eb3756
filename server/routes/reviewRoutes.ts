import type { Hono } from 'hono'
import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import { MEGABYTE } from '@/contract/files/uploads'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import { createTurns } from '../limits/turns'
import { receiveFile } from '../media/receiveFiles'
import { chooseReviews } from '../domains/library/choosePosts'
import { findReviews } from '../domains/library/findReviews'
import { loadPosts, readerOf } from '../domains/posts/loadPosts'
import { importReviews } from '../domains/reviews/importReviews'
import { previewReviews } from '../domains/reviews/previewReviews'
import {
  deleteImport,
  ownImport,
  presentImport,
  runningImport,
} from '../domains/reviews/reviewImports'
import { fileTooLarge, uploadReviews } from '../domains/reviews/uploadReviews'
import type { World } from '../world'

/** The overhead of the form around a file. */
const FORM_OVERHEAD = MEGABYTE

export function reviewRoutes(app: Hono, world: World): void {
  const inTurn = createTurns()
  route(app, world, reviewEndpoints.searchReviews, async ({ actor, body }) => {
    const { ids, ...found } = await findReviews(world.db, actor.account.id, body)
    return {
      reviewList: await loadPosts(world.db, readerOf(actor), ids),
      importing: await runningImport(world.db, actor.account.id),
      ...found,
    }
  })
  route(app, world, reviewEndpoints.chooseReviews, ({ actor, body }) =>
    chooseReviews(world, actor.account.id, body),
  )
  route(app, world, reviewImportEndpoints.uploadReviewFile, async ({ actor, request }) => {
    const announced = Number(request.headers.get('content-length') ?? 0)
    if (announced > REVIEW_FILE_LIMITS.bytes + FORM_OVERHEAD) throw fileTooLarge()
    const reviewImport = await receiveFile(world, request, (file) =>
      inTurn(() => uploadReviews(world, actor, file)),
    )
    return { reviewImport }
  })
  route(app, world, reviewImportEndpoints.getReviewImport, async ({ actor, params }) => ({
    reviewImport: await presentImport(
      world.db,
      await ownImport(world.db, actor, idParam(params.id)),
    ),
  }))
  route(app, world, reviewImportEndpoints.previewReviews, async ({ actor, params, body }) => ({
    preview: await previewReviews(world, actor, idParam(params.id), body),
  }))
  route(app, world, reviewImportEndpoints.importReviews, async ({ actor, params, body }) => ({
    reviewImport: await importReviews(world, actor, idParam(params.id), body),
  }))
  route(app, world, reviewImportEndpoints.deleteReviewImport, ({ actor, params }) =>
    deleteImport(world, actor, idParam(params.id)),
  )
}

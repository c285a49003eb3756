import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { ReviewListRequest } from '@/contract/entities/posts/review'
import type { ReviewImport, ReviewMapping } from '@/contract/entities/posts/reviewImport'
import { runDueJobs } from './feeds/feedSite'
import type { ShopDesk } from './shopDesk'

/** A person's actions on files of reviews, and their results. */
export function reviewDesk(desk: Readonly<ShopDesk>) {
  function formOf(content: string | Uint8Array, name: string): FormData {
    const form = new FormData()
    const bytes = new Uint8Array(Buffer.from(content))
    form.append('file', new File([bytes], name))
    return form
  }
  const sending = (content: string | Uint8Array, name = 'reviews.csv') =>
    desk.client.attempt(reviewImportEndpoints.uploadReviewFile, { form: formOf(content, name) })
  const upload = async (content: string | Uint8Array, name = 'reviews.csv') =>
    (
      await desk.client.call(reviewImportEndpoints.uploadReviewFile, {
        form: formOf(content, name),
      })
    ).reviewImport
  const guessed = ({ source, columns }: ReviewImport): ReviewMapping => ({
    source,
    columns: columns.map(({ role }) => role),
  })
  const applying = (file: ReviewImport, mapping = guessed(file)) =>
    desk.client.attempt(reviewImportEndpoints.importReviews, {
      params: { id: file.id },
      body: mapping,
    })
  const state = async (id: number) =>
    (await desk.client.call(reviewImportEndpoints.getReviewImport, { params: { id } })).reviewImport

  return {
    upload,
    sending,
    guessed,
    applying,
    state,
    preview: async (file: ReviewImport, mapping = guessed(file)) =>
      (
        await desk.client.call(reviewImportEndpoints.previewReviews, {
          params: { id: file.id },
          body: mapping,
        })
      ).preview,
    remove: (id: number) =>
      desk.client.attempt(reviewImportEndpoints.deleteReviewImport, { params: { id } }),
    run: () => runDueJobs(desk.world),
    /** Uploads a file and imports it with the guessed columns, or with `mapping`. */
    async bring(content: string | Uint8Array, mapping?: ReviewMapping): Promise<ReviewImport> {
      const file = await upload(content)
      await applying(file, mapping ?? guessed(file))
      await runDueJobs(desk.world)
      return state(file.id)
    },
    reviews: async (body: Partial<ReviewListRequest> = {}): Promise<PostInfo[]> =>
      (await desk.client.call(reviewEndpoints.searchReviews, { body })).reviewList,
    rowsLeft: async () =>
      (await desk.world.db.selectFrom('review_import_row').selectAll().execute()).length,
  }
}

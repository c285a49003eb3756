import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  reviewImportSchema,
  reviewMappingSchema,
  reviewPreviewSchema,
} from '@/contract/entities/posts/reviewImport'

const reviewImport = v.object({ reviewImport: reviewImportSchema })

/** Reviews from a file (product-rules/reviews.md#import). */
export const reviewImportEndpoints = {
  /** Reads a file to its end and stores its rows until they are imported. */
  uploadReviewFile: endpoint({
    method: 'POST',
    path: 'review/import/upload',
    base: 'account',
    permission: 'EDIT_POST',
    creates: 'reviewImport',
    isUpload: true,
    response: reviewImport,
  }),
  getReviewImport: endpoint({
    method: 'GET',
    path: 'review/import/{id}',
    base: 'account',
    permission: 'EDIT_POST',
    response: reviewImport,
  }),
  /** Returns the result that an import with this mapping would have; imports nothing. */
  previewReviews: endpoint({
    method: 'POST',
    path: 'review/import/{id}/preview',
    base: 'account',
    permission: 'EDIT_POST',
    body: reviewMappingSchema,
    response: v.object({ preview: reviewPreviewSchema }),
  }),
  importReviews: endpoint({
    method: 'POST',
    path: 'review/import/{id}/apply',
    base: 'account',
    permission: 'EDIT_POST',
    adds: 'post',
    body: reviewMappingSchema,
    response: reviewImport,
  }),
  /** Deletes a file that is not imported, or the result of an import. */
  deleteReviewImport: endpoint({
    method: 'POST',
    path: 'review/import/{id}/delete',
    base: 'account',
    permission: 'EDIT_POST',
    response: v.object({ id: v.number() }),
  }),
} as const

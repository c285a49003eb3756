import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  segmentCodeSchema,
  segmentNameSchema,
  segmentSchema,
} from '@/contract/entities/posts/segment'

const segment = v.object({ segment: segmentSchema })

export const segmentEndpoints = {
  listSegments: endpoint({
    method: 'GET',
    path: 'segment/list',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ segmentList: v.array(segmentSchema) }),
  }),
  /** The fields are sent in the query, with an `idAtProvider` that is null in any spelling (product-rules/calls.md#api-paths). */
  createSegment: endpoint({
    method: 'POST',
    path: 'segment/create',
    base: 'account',
    permission: 'MANAGE_SEGMENTS',
    creates: 'segment',
    query: v.object({
      name: segmentNameSchema,
      code: segmentCodeSchema,
      idAtProvider: v.optional(v.picklist(['', 'null']), ''),
    }),
    response: segment,
  }),
  /** Renames a segment; its code stays, because pages of the site name it. */
  renameSegment: endpoint({
    method: 'POST',
    path: 'segment/rename/{id}',
    base: 'account',
    permission: 'MANAGE_SEGMENTS',
    body: v.object({ name: segmentNameSchema }),
    response: segment,
  }),
  deleteSegment: endpoint({
    method: 'POST',
    path: 'segment/delete/{id}',
    base: 'account',
    permission: 'MANAGE_SEGMENTS',
    response: segment,
  }),
} as const

import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { albumSchema } from '@/contract/entities/posts/album'

export const albumEndpoints = {
  listAlbums: endpoint({
    method: 'GET',
    path: 'albums',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ albumList: v.array(albumSchema) }),
  }),
} as const

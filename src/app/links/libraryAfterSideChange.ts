import { matchEndpoint } from '@/common/api/matchEndpoint'
import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/posts/post'
import { albumEditApi } from '@/features/albums/albumEditApi'
import { videoCoverApi } from '@/features/posts/cover/videoCoverApi'
import type { catalogueApi } from '@/features/products/catalogueApi'
import { reviewsApi } from '@/features/reviews/reviewsApi'
import { segmentsApi } from '@/features/segments/segmentsApi'
import { updateListsWith, refreshList, updateLists } from './lists/updateLists'
import { listedPosts } from './lists/cachedLists'
import { listsWith, type ApiState, type Library } from './lists/settlePosts'

type ProductEndpoints = (typeof catalogueApi)['endpoints']
/** Matched by its name, so that the schemas of the catalogue do not load with every library. */
const saveProductsPreview =
  matchEndpoint<ProductEndpoints['saveProductsPreview']>('saveProductsPreview')

const isInAlbum =
  (albumId: number) =>
  ({ vitrinaPost }: PostInfo) =>
    vitrinaPost.albumList.some(({ id }) => id === albumId)

const hasSegment =
  (segmentId: number) =>
  ({ segments }: PostInfo) =>
    segments.some(({ id }) => id === segmentId)

function settle(
  library: Library,
  isTouched: (post: PostInfo) => boolean,
  change: (post: PostInfo) => PostInfo,
): void {
  const touched = [...listedPosts(library.getState(), isTouched)]
  updateLists(new Map(touched.map(([id, post]) => [id, change(post)])), library)
}

/**
 * Updates posts in the library's lists after changes from other screens: albums, segments, covers, reviews, products.
 */
export function listenForSideChanges(startListening: StartListening<ApiState>) {
  startListening({
    matcher: albumEditApi.endpoints.renameAlbum.matchFulfilled,
    effect: ({ payload: { id, name } }, library) => {
      settle(library, isInAlbum(id), (post) => ({
        ...post,
        vitrinaPost: {
          ...post.vitrinaPost,
          albumList: post.vitrinaPost.albumList.map((album) =>
            album.id === id ? { ...album, name } : album,
          ),
        },
      }))
    },
  })
  startListening({
    matcher: albumEditApi.endpoints.deleteAlbum.matchFulfilled,
    effect: ({ payload: { id } }, library) => {
      settle(library, isInAlbum(id), (post) => ({
        ...post,
        vitrinaPost: {
          ...post.vitrinaPost,
          albumList: post.vitrinaPost.albumList.filter((album) => album.id !== id),
        },
      }))
    },
  })
  startListening({
    matcher: segmentsApi.endpoints.renameSegment.matchFulfilled,
    effect: ({ payload: { id, name } }, library) => {
      settle(library, hasSegment(id), (post) => ({
        ...post,
        segments: post.segments.map((segment) =>
          segment.id === id ? { ...segment, name } : segment,
        ),
      }))
    },
  })
  startListening({
    matcher: segmentsApi.endpoints.deleteSegment.matchFulfilled,
    effect: ({ payload: { id } }, library) => {
      settle(library, hasSegment(id), (post) => ({
        ...post,
        segments: post.segments.filter((segment) => segment.id !== id),
      }))
    },
  })
  startListening({
    // The response contains only one size of the new picture.
    matcher: videoCoverApi.endpoints.updateVideoCover.matchFulfilled,
    effect: ({ meta }, library) => {
      const { mediaId } = meta.arg.originalArgs
      const posts = listedPosts(library.getState(), ({ media }) =>
        media.some(({ id }) => id === mediaId),
      )
      for (const list of listsWith([...posts.keys()], library)) {
        void refreshList(list, posts, library)
      }
    },
  })
  startListening({
    matcher: reviewsApi.endpoints.saveReview.matchFulfilled,
    effect: ({ payload: post }, library) => {
      updateListsWith(post, library)
    },
  })
  startListening({
    matcher: saveProductsPreview.matchFulfilled,
    effect: ({ payload: post }, library) => {
      updateListsWith(post, library)
    },
  })
}

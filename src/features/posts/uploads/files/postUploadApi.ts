import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { currentAccount } from '@/common/api/currentAccount'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import type { BodyInputOf, QueryInputOf, ResponseOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { UploadedMedia } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import { postFileForm } from './postFileForm'

type NewPost = BodyInputOf<typeof postMediaEndpoints.createUploadedPost>
type PostByLink = ResponseOf<typeof postEditingEndpoints.getPostByUrl>

const SHOWN_IN_PLACE = { toast: false }

/** Uploads; part of the chunks of the dialogs that use them, not of the library's. */
export const postUploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads one file of the registry; its progress goes to the slice, its problem is shown at the file. */
    uploadMedia: build.mutation<UploadedMedia, { fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: postMediaEndpoints.uploadMedia,
        partsOf: () => ({ query: { username: currentAccount() } }),
        formOf: postFileForm,
        dataOf: ({ mediaList: [media] }) => media,
      }),
      extraOptions: SHOWN_IN_PLACE,
    }),
    createUploadedPost: build.mutation<PostInfo, NewPost>({
      query: (body) => call(postMediaEndpoints.createUploadedPost, { body }),
      transformResponse: ({ postInfo }: ResponseOf<typeof postMediaEndpoints.createUploadedPost>) =>
        postInfo,
      extraOptions: SHOWN_IN_PLACE,
      invalidatesTags: (post) => (post ? ['Post', 'Album'] : []),
    }),
    /** Makes the back office read the page of a link and store its contents. */
    addPostByLink: build.mutation<
      PostByLink,
      QueryInputOf<typeof postEditingEndpoints.getPostByUrl>
    >({
      query: (query) => call(postEditingEndpoints.getPostByUrl, { query }),
      extraOptions: SHOWN_IN_PLACE,
      invalidatesTags: (added) => (added?.isNew ? ['Post', 'Album'] : []),
    }),
  }),
})

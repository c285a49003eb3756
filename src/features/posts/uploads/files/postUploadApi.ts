import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { currentAccount } from '@/common/api/pageFacts'
import type { AppDispatch } from '@/common/store/hooks'
import { checkFile } from '@/common/uploads/checkFile'
import { uploadRequest } from '@/common/uploads/createUploadQueue'
import { pictureForm, sendFormQuery, type MadeForm } from '@/common/uploads/sendFormQuery'
import type { BodyInputOf, QueryInputOf, ResponseOf } from '@/contract/endpoint'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { UploadedMedia, UserMedia } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { kindOfPostFile, VIDEO_FORMATS } from '@/contract/files/uploads'
import { posterOfVideo } from './videoFrame'

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

/** A photo or a video of a post as a form; a video is sent with a frame as its cover. */
async function postFileForm(file: File): Promise<MadeForm> {
  const { format, problem } = await checkFile(file, kindOfPostFile)
  if (problem) return { problem }
  const form = new FormData()
  if (format && VIDEO_FORMATS.includes(format)) {
    const frame = await posterOfVideo(file)
    if ('problem' in frame) return { problem: { code: frame.problem } }
    form.append('poster', frame.poster, 'poster.jpg')
  }
  form.append('file', file, file.name)
  return { form }
}

/** Uploads a photo or a video of the registry, as a request of a queue. */
export const requestMedia = (dispatch: AppDispatch, fileId: string) =>
  uploadRequest(
    dispatch(postUploadApi.endpoints.uploadMedia.initiate({ fileId }, { track: false })),
  )

export const userPictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads a picture of the registry, for a sticker or a background; its problem is shown at the file. */
    uploadUserPicture: build.mutation<UserMedia, { fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: postMediaEndpoints.uploadUserMedia,
        formOf: pictureForm('sticker'),
        dataOf: ({ userMedia }) => userMedia,
      }),
      extraOptions: { toast: false },
    }),
  }),
})

import { api } from '@/common/api/api'
import { pictureForm } from '@/common/uploads/pictureForm'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { UserMedia } from '@/contract/entities/posts/media'

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

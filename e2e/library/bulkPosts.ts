import type { Page } from '@playwright/test'
import { albumEditingEndpoints } from '../../src/contract/endpoints/albumEditing'
import { postMediaEndpoints } from '../../src/contract/endpoints/postMedia'
import { postEditingEndpoints } from '../../src/contract/endpoints/postEditing'
import type { PostInfo } from '../../src/contract/entities/posts/post'
import { ask, sendFile } from '../server/ask'
import { makePhoto } from '../session'

const DAY_MS = 86_400_000
const UPLOADS_AT_ONCE = 8

async function upload(page: Page, buffer: Buffer): Promise<number> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  const { mediaList } = await sendFile(page, postMediaEndpoints.uploadMedia, file)
  const [media] = mediaList
  if (!media) throw new Error('nothing was uploaded')
  return media.id
}

/** Makes the given number of drafts without an album, named «Серия 1», «Серия 2», … from the newest. */
export async function makeDrafts(page: Page, count: number, name = 'Серия'): Promise<PostInfo[]> {
  const photo = await makePhoto()
  const media: number[] = []
  while (media.length < count) {
    const turn = Math.min(UPLOADS_AT_ONCE, count - media.length)
    media.push(...(await Promise.all(Array.from({ length: turn }, () => upload(page, photo)))))
  }
  const posts: PostInfo[] = []
  for (const [index, id] of media.entries()) {
    const { postInfo } = await ask(page, postMediaEndpoints.createUploadedPost, {
      username: 'demo',
      caption: `${name} ${count - index}`,
      mediaList: [id],
    })
    posts.unshift(postInfo)
  }
  return posts
}

export async function makeAlbum(page: Page, name: string): Promise<number> {
  const { album } = await ask(page, albumEditingEndpoints.createAlbum, { name })
  return album.id
}

/** Schedules a post, which locks its status, or ends its schedule. Returns the changed post. */
export async function schedule(
  page: Page,
  post: PostInfo,
  albumId: number | null,
): Promise<PostInfo> {
  const isOn = albumId !== null
  const { postInfo } = await ask(page, postEditingEndpoints.savePost, {
    postInfo: {
      ...post,
      vitrinaPost: {
        ...post.vitrinaPost,
        isEnabledScheduler: isOn,
        publishTime: isOn ? new Date(Date.now() + DAY_MS).toISOString() : null,
        ...(isOn ? { albumList: [{ id: albumId, name: '' }] } : {}),
      },
    },
    request: { revision: post.vitrinaPost.revision },
  })
  return postInfo
}

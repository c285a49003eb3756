import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { Client } from '../client'
import { jpeg } from '../pictures'

/** Writes that the server has acknowledged, and so must still have after any crash. */
export interface Ledger {
  media: Set<number>
  /** By post: the last revision that was acknowledged, and the number of the save that made it. */
  posts: Map<number, { revision: number; save: number }>
  /** Called after each acknowledgement. */
  onAcknowledged: () => void
}

/** The account to which everything is written. */
export const SHOP = 'shop'
const SAVES_PER_POST = 3
let saves = 0
let pictures = 0

/** Save number `save`, in every table that a save writes. */
export const textOf = (save: number) => `save ${save}`
export const colourOf = (save: number) => `#${save.toString(16).padStart(6, '0')}`
export const albumOf = (albums: readonly IdName[], save: number) => albums[save % albums.length]!

/**
 * Saves a post, then uploads pictures, creates posts from them and saves those until a call fails,
 * whose error it throws. No other writer changes `older` meanwhile.
 */
export async function writeOn(
  client: Client,
  ledger: Ledger,
  albums: IdName[],
  older: PostInfo | undefined,
): Promise<never> {
  const save = async (post: PostInfo) => {
    const number = (saves += 1)
    const { postInfo } = await client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: changedBy(post, number, albums),
        request: { revision: post.vitrinaPost.revision },
      },
    })
    note(ledger, postInfo, number)
    return postInfo
  }
  if (older) await save(older)
  for (;;) {
    const mediaId = await upload(client)
    ledger.media.add(mediaId)
    ledger.onAcknowledged()
    const made = await client.call(postMediaEndpoints.createUploadedPost, {
      body: { username: SHOP, caption: textOf(0), mediaList: [mediaId] },
    })
    let { postInfo } = made
    note(ledger, postInfo, 0)
    for (let count = 0; count < SAVES_PER_POST; count += 1) {
      postInfo = await save(postInfo)
    }
  }
}

function note({ posts, onAcknowledged }: Ledger, { vitrinaPost }: PostInfo, save: number): void {
  const { id, revision } = vitrinaPost
  if (id === null) throw new Error('A stored post has no id')
  posts.set(id, { revision, save })
  onAcknowledged()
}

async function upload(client: Client): Promise<number> {
  const form = new FormData()
  const content = await jpeg({ width: 480, height: 480, number: (pictures += 1) })
  form.append('file', new File([new Uint8Array(content)], 'photo.jpg', { type: 'image/jpeg' }))
  const { mediaList } = await client.call(postMediaEndpoints.uploadMedia, {
    query: { username: SHOP },
    form,
  })
  return mediaList[0]!.id
}

function changedBy(post: PostInfo, save: number, albums: IdName[]): PostInfo {
  return {
    ...post,
    vitrinaPost: {
      ...post.vitrinaPost,
      text: textOf(save),
      albumList: [albumOf(albums, save)],
    },
    media: post.media.map((item) => ({
      ...item,
      background: { type: 'color', colors: [colourOf(save)] },
    })),
  }
}

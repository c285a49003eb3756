import { CREATION_HEADER } from '@/contract/endpoint'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
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
  /** Names of albums that were created by a key. */
  albums: Set<string>
  /** Names of albums whose creation was sent and not answered: whether they exist is not known. */
  unanswered: Set<string>
  /** How many of those were sent again. */
  resent: number
  /** Called after each acknowledgement. */
  onAcknowledged: () => void
}

/** The account to which everything is written. */
export const SHOP = 'shop'
const SAVES_PER_POST = 3
let saves = 0
let pictures = 0
let albumsMade = 0

/** Save number `save`, in every table that a save writes. */
export const textOf = (save: number) => `save ${save}`
export const colourOf = (save: number) => `#${save.toString(16).padStart(6, '0')}`
export const albumOf = (albums: readonly IdName[], save: number) => albums[save % albums.length]!

/**
 * Sends again what was not answered, saves a post, then uploads pictures, creates posts from them, saves those and
 * creates albums until a call fails, whose error it throws. No other writer changes `older` meanwhile.
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
  for (const name of ledger.unanswered) {
    ledger.resent += 1
    await createAlbum(client, ledger, name)
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
    await createAlbum(client, ledger, `album-${(albumsMade += 1)}`)
  }
}

/** By a key, which is the same whenever it is sent. */
async function createAlbum(client: Client, ledger: Ledger, name: string): Promise<void> {
  ledger.unanswered.add(name)
  await client.call(albumEditingEndpoints.createAlbum, {
    body: { name },
    headers: { [CREATION_HEADER]: `key-of-${name}` },
  })
  ledger.unanswered.delete(name)
  ledger.albums.add(name)
  ledger.onAcknowledged()
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

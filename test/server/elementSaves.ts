import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Elements } from './elements'
import { postInfoOf } from './postInfoOf'
import type { ShopDesk } from './shopDesk'

interface Id {
  id: number
}

/** Saves posts with changed elements on their first picture. */
export function elementSaves(desk: Readonly<ShopDesk>) {
  const stored = ({ id }: Id): Promise<PostInfo> => postInfoOf(desk.world, desk.shop, id)
  const saving = async (post: Id, elements: Elements) => {
    const postInfo = await stored(post)
    const { revision } = postInfo.vitrinaPost
    const media = postInfo.media.map((item, index) =>
      index === 0 ? { ...item, ...elements } : item,
    )
    return desk.client.attempt(postEditingEndpoints.savePost, {
      body: { postInfo: { ...postInfo, media }, request: { revision } },
    })
  }
  /** The first picture as it is stored after the save. */
  const saved = async (post: Id, elements: Elements): Promise<MediaItem> => {
    expect(await saving(post, elements)).toMatchObject({ success: true })
    return (await stored(post)).media[0]!
  }
  return { stored, saving, saved }
}

import { createVkNetwork, type VkNetwork } from '../../test/server/vk/vkNetwork'
import { aVkPhoto, aVkPost, type VkPost } from '../../test/server/vk/vkPosts'
import { vkServer, type Pictures } from '../../test/server/vk/vkServer'
import { openLocalSite, type LocalSite } from './localSite'

interface VkSite extends LocalSite {
  vk: VkNetwork
  /** Publishes a post with a photo. */
  post(id: number, text: string): VkPost
}

/** A fake VK on this machine. */
export async function openVkSite(photo: Buffer): Promise<VkSite> {
  const vk = createVkNetwork()
  const pictures: Pictures = new Map([['/photo.jpg', photo]])
  const site = await openLocalSite(vkServer(vk, pictures))
  return {
    ...site,
    vk,
    post: (id, text) => aVkPost(id, { text, attachments: [aVkPhoto(`${site.url}/photo.jpg`, id)] }),
  }
}

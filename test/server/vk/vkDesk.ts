import { sourceEndpoints } from '@/contract/endpoints/sources'
import { sendForm } from '../../../server/outbound/sendForm'
import { jpeg } from '../pictures'
import { readingDesk, type ReadingDesk } from '../feeds/readingDesk'
import type { ShopDesk } from '../shopDesk'
import { playInternet, type Internet } from '../web/internet'
import { createVkNetwork, type VkNetwork } from './vkNetwork'
import { aVkPhoto, aVkPost, GROUP_ID, type VkPost } from './vkPosts'
import { vkServer, type Pictures } from './vkServer'

export interface VkDesk extends ReadingDesk {
  vk: VkNetwork
  pictures: Pictures
  /** A post with an existing photo. */
  withPhoto(id: number, changes?: Partial<VkPost>): VkPost
  at(path: string): string
  connect(): Promise<void>
  close(): void
}

/** A shop whose group is at a fake VK, which is called over HTTP. */
export async function openVkDesk(desk: Readonly<ShopDesk>): Promise<VkDesk> {
  const vk = createVkNetwork()
  const pictures: Pictures = new Map()
  const internet: Internet = await playInternet(vkServer(vk, pictures))
  const photo = await jpeg({ width: 480, height: 480 })
  const { world } = desk
  world.settings.vkApiUrl = internet.at('', '127.0.0.1')
  world.services.answer = sendForm
  world.services.web = internet.web
  const at = (path: string) => internet.at(path, 'pictures.test')
  return {
    vk,
    pictures,
    at,
    ...readingDesk(desk, 'vk'),
    withPhoto(id, changes = {}) {
      const path = `/photo-${String(id)}.jpg`
      pictures.set(path, photo)
      return aVkPost(id, { attachments: [aVkPhoto(at(path), id)], ...changes })
    },
    async connect() {
      const { client } = desk
      await client.call(sourceEndpoints.saveVkToken, { body: { token: vk.token } })
      await client.call(sourceEndpoints.listVkGroups, { body: { groupId: GROUP_ID } })
    },
    close() {
      internet.close()
    },
  }
}

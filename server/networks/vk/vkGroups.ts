import * as v from 'valibot'
import type { VkGroup } from '@/contract/entities/sources/integration'
import type { World } from '../../world'
import { callVk, type VkCaller } from './vkApi'

/** VK's largest page. */
const MAX_GROUPS = 1000

const groupSchema = v.object({
  id: v.number(),
  name: v.string(),
  photo_100: v.optional(v.string()),
})
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ count: v.number(), items: v.array(item) })

interface Page {
  offset: number
  count: number
}

/** The groups that the token's user administers, with the total count. */
export async function administeredGroups(
  world: World,
  caller: VkCaller,
  { offset, count }: Page = { offset: 0, count: MAX_GROUPS },
): Promise<{ groups: VkGroup[]; total: number }> {
  const form = { filter: 'admin', extended: '1', offset: String(offset), count: String(count) }
  const { items, count: total } = await callVk(
    world,
    caller,
    'groups.get',
    form,
    listOf(groupSchema),
  )
  return { total, groups: items.map(presentGroup) }
}

/** Whether the token's user is a member of the group. */
export async function isInGroup(world: World, caller: VkCaller, groupId: number): Promise<boolean> {
  const form = { count: String(MAX_GROUPS) }
  const { items } = await callVk(world, caller, 'groups.get', form, listOf(v.number()))
  return items.includes(groupId)
}

function presentGroup({ id, name, photo_100 }: v.InferOutput<typeof groupSchema>): VkGroup {
  return { id, name, photoUrl: photo_100?.startsWith('https://') ? photo_100 : null }
}

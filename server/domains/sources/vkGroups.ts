import { PAGE_SIZE } from '@/contract/constants'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { VkGroup } from '@/contract/entities/integration'
import type { Actor } from '../../auth/actor'
import { refused } from '../../errors/apiError'
import { presentIntegration } from '../accounts/presentIntegration'
import { administeredGroups, isInGroup, VkFailed, VkTokenRefused } from './vkApi'
import type { World } from '../../world'
import { connectVkGroup, failVk, vkWithToken, type VkIntegration } from './vkIntegration'

type Groups = ResponseOf<typeof sourceEndpoints.listMoreVkGroups>

/** The groups that may be connected, from the first or from `offset` on. */
export async function listVkGroups(
  world: World,
  actor: Actor,
  offset = 0,
): Promise<ResponseOf<typeof sourceEndpoints.listVkGroups>> {
  const vk = await vkWithToken(world.db, actor.account.id)
  const page = await guarded(world, actor, vk, () =>
    administeredGroups(world, vk.token, { offset, count: PAGE_SIZE }),
  )
  if (page.total === 0) throw refused('vk-no-groups')
  return { ...present(page, offset), integration: presentIntegration(vk) }
}

/** Connects one of the groups; only an administrator's is (product-rules/sources.md#vk-groups). */
export async function chooseVkGroup(
  world: World,
  actor: Actor,
  groupId: number,
): Promise<ResponseOf<typeof sourceEndpoints.listVkGroups>> {
  const vk = await vkWithToken(world.db, actor.account.id)
  const all = await guarded(world, actor, vk, () => administeredGroups(world, vk.token))
  const group = all.groups.find(({ id }) => id === groupId)
  if (!group) {
    const isIn = await guarded(world, actor, vk, () => isInGroup(world, vk.token, groupId))
    throw refused(isIn ? 'vk-only-admin' : 'vk-group-not-found', 'groupId')
  }
  const integration = await connectVkGroup(world, actor, vk, group)
  const first = { total: all.total, groups: all.groups.slice(0, PAGE_SIZE) }
  return { ...present(first, 0), integration }
}

function present({ groups, total }: { groups: VkGroup[]; total: number }, offset: number): Groups {
  return { groups, hasMore: groups.length > 0 && offset + groups.length < total }
}

/** Calls VK; its refusals and failures become messages of ours (product-rules/sources.md#vk-groups). */
async function guarded<Answer>(
  world: World,
  actor: Actor,
  vk: VkIntegration,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof VkTokenRefused) {
      await failVk(world, actor, vk)
      throw refused('vk-token-refused')
    }
    if (error instanceof VkFailed) throw refused('vk-problems')
    throw error
  }
}

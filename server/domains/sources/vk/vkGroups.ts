import { PAGE_SIZE } from '@/contract/constants'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration, VkGroup } from '@/contract/entities/sources/integration'
import type { Actor } from '../../../auth/actor'
import { ApiError, refused } from '../../../errors/apiError'
import { presentIntegration } from '../../accounts/presentAccount'
import { NetworkFailure, type NetworkFailureKind } from '../../../networks/networkFailure'
import type { VkCaller } from '../../../networks/vk/vkApi'
import { administeredGroups, isInGroup } from '../../../networks/vk/vkGroups'
import type { World } from '../../../world'
import {
  readVkToken,
  type VkToken,
  connectVkGroup,
  failVk,
  findVk,
  saveVkToken,
  vkWithToken,
  type VkIntegration,
} from './vkIntegration'

/** The user waits for the response. */
const PATIENCE_MS = 20_000

type Groups = ResponseOf<typeof sourceEndpoints.listMoreVkGroups>

/** The groups that may be connected, from the first or from `offset` on. */
export async function listVkGroups(
  world: World,
  actor: Actor,
  offset = 0,
): Promise<ResponseOf<typeof sourceEndpoints.listVkGroups>> {
  const vk = await vkWithToken(world, actor.account.id)
  const page = await guarded(world, actor, vk, (caller) =>
    administeredGroups(world, caller, { offset, count: PAGE_SIZE }),
  )
  if (page.total === 0) throw refused('vk-no-groups')
  return { ...present(page, offset), integration: presentIntegration(vk) }
}

/** Connects one of the groups; the user must be its administrator (product-rules/sources.md#vk-groups). */
export async function chooseVkGroup(
  world: World,
  actor: Actor,
  groupId: number,
): Promise<ResponseOf<typeof sourceEndpoints.listVkGroups>> {
  const vk = await vkWithToken(world, actor.account.id)
  const all = await guarded(world, actor, vk, (caller) => administeredGroups(world, caller))
  const group = all.groups.find(({ id }) => id === groupId)
  if (!group) {
    const isIn = await guarded(world, actor, vk, (caller) => isInGroup(world, caller, groupId))
    throw refused(isIn ? 'vk-only-admin' : 'vk-group-not-found', 'groupId')
  }
  const integration = await connectVkGroup(world, actor, vk, group)
  const first = { total: all.total, groups: all.groups.slice(0, PAGE_SIZE) }
  return { ...present(first, 0), integration }
}

/**
 * Stores a token, alone or in a link; the working token stays until VK has accepted the new one. The chosen group continues when the token's user
 * administers it; otherwise the user chooses again.
 */
export async function takeVkToken(world: World, actor: Actor, text: string): Promise<Integration> {
  const read = readVkToken(text)
  if (!read) throw refused('wrong-vk-token', 'token')
  const stored = await findVk(world.db, actor.account.id)
  if (stored?.status === 'working') {
    const groups = await groupsOfNewToken(world, read)
    const saved = await saveVkToken(world, actor, read)
    return goOn(world, actor, await vkWithToken(world, actor.account.id), { groups, saved })
  }
  const saved = await saveVkToken(world, actor, read)
  const vk = await vkWithToken(world, actor.account.id)
  if (vk.provider_id === null) return saved
  try {
    const { groups } = await guarded(world, actor, vk, (caller) =>
      administeredGroups(world, caller),
    )
    return await goOn(world, actor, vk, { groups, saved })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The token is stored; listing the groups reports the failure.
    return presentIntegration(await vkWithToken(world, actor.account.id))
  }
}

/** Keeps the chosen group if the new token administers it. */
async function goOn(
  world: World,
  actor: Actor,
  vk: VkIntegration,
  { groups, saved }: { groups: readonly VkGroup[]; saved: Integration },
): Promise<Integration> {
  const group = groups.find(({ id }) => String(id) === vk.provider_id)
  return group ? connectVkGroup(world, actor, vk, group) : saved
}

/** The groups of a token that is about to replace a working one. */
async function groupsOfNewToken(world: World, { token }: VkToken): Promise<VkGroup[]> {
  try {
    const caller = { token, signal: AbortSignal.timeout(PATIENCE_MS) }
    return (await administeredGroups(world, caller)).groups
  } catch (error) {
    const kind = failureKind(error)
    throw refused(kind === 'key' ? 'vk-new-token-refused' : 'vk-new-token-unchecked', 'token')
  }
}

function present({ groups, total }: { groups: VkGroup[]; total: number }, offset: number): Groups {
  return { groups, hasMore: groups.length > 0 && offset + groups.length < total }
}

/** Calls VK; turns its refusals and failures into our messages (product-rules/sources.md#vk-groups). */
async function guarded<Answer>(
  world: World,
  actor: Actor,
  vk: VkIntegration,
  ask: (caller: VkCaller) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask({ token: vk.token, signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    if (failureKind(error) !== 'key') throw refused('vk-problems')
    await failVk(world, actor, vk)
    throw refused('vk-token-refused')
  }
}

/** Rethrows errors that are not failures of VK. */
function failureKind(error: unknown): NetworkFailureKind {
  if (error instanceof NetworkFailure) return error.kind
  if (isTooLate(error)) return 'unreachable'
  throw error
}

const isTooLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

import * as v from 'valibot'
import type { VkGroup } from '@/contract/entities/integration'
import { parseJson } from '../../http/readBody'
import type { World } from '../../world'

/** VK reports that the token is wrong, withdrawn or expired. */
export class VkTokenRefused extends Error {}
/** VK cannot be reached, or its response contains no groups. */
export class VkFailed extends Error {}

const VERSION = '5.199'
/** VK's error code of a failed authorisation. */
const AUTHORISATION_FAILED = 5
/** VK's largest page. */
const MAX_GROUPS = 1000

const responseSchema = v.union([
  v.object({ error: v.object({ error_code: v.number() }) }),
  v.object({ response: v.object({ count: v.number(), items: v.array(v.unknown()) }) }),
])
const groupSchema = v.object({
  id: v.number(),
  name: v.string(),
  photo_100: v.optional(v.string()),
})

interface Page {
  offset: number
  count: number
}

/** The groups that the token's person administers, and how many there are in all. */
export async function administeredGroups(
  world: World,
  token: string,
  { offset, count }: Page = { offset: 0, count: MAX_GROUPS },
): Promise<{ groups: VkGroup[]; total: number }> {
  const { items, total } = await requestGroups(world, token, {
    filter: 'admin',
    extended: '1',
    offset: String(offset),
    count: String(count),
  })
  return { total, groups: checked(v.array(groupSchema), items).map(presentGroup) }
}

/** Whether the token's person is in the group at all. */
export async function isInGroup(world: World, token: string, groupId: number): Promise<boolean> {
  const { items } = await requestGroups(world, token, { count: String(MAX_GROUPS) })
  return items.includes(groupId)
}

function presentGroup({ id, name, photo_100 }: v.InferOutput<typeof groupSchema>): VkGroup {
  return { id, name, photoUrl: photo_100?.startsWith('https://') ? photo_100 : null }
}

/** `groups.get`; the token is sent in the body, so that no log of addresses contains it. */
async function requestGroups(world: World, token: string, query: Record<string, string>) {
  const url = `${world.settings.vkApiUrl}/method/groups.get`
  const response = await world
    .sendForm(url, { ...query, access_token: token, v: VERSION })
    .catch(() => null)
  if (response?.status !== 200) throw new VkFailed()
  const parsed = checked(responseSchema, readJson(response.body))
  if ('response' in parsed) {
    return { items: parsed.response.items, total: parsed.response.count }
  }
  if (parsed.error.error_code === AUTHORISATION_FAILED) throw new VkTokenRefused()
  throw new VkFailed()
}

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new VkFailed()
  }
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new VkFailed()
  return result.output
}

import type {
  GroupsGetByIdParams,
  GroupsGetByIdResponse,
  GroupsGetExtendedResponse,
  GroupsGetParams,
  GroupsGetResponse,
  NewsfeedSearchExtendedResponse,
  NewsfeedSearchParams,
  WallGetByIdExtendedResponse,
  WallGetByIdParams,
  WallGetExtendedResponse,
  WallGetParams,
} from '@vkontakte/api-schema-typescript'
import { GROUP_ID, type VkPost } from './vkPosts'

/** VK's fault instead of a response: an error code, another response, or nothing at all. */
export type VkFault =
  | { code: number; subcode?: number }
  | { status: number; body: string }
  | 'cut'
  | 'silence'

export interface VkRequest {
  method: string
  form: URLSearchParams
}

/**
 * A fake VK: one group with its wall, keys that can be revoked, and the faults that a test sets.
 */
export interface VkNetwork {
  token: string
  name: string
  posts: VkPost[]
  /** Posts of other authors. */
  others: VkPost[]
  /** The key of the operator's application, the only one that may search. */
  serviceKey: string
  requests: VkRequest[]
  /** Each is used for one call, in order, before anything else. */
  faults: VkFault[]
  /** Called before each response. */
  meanwhile: (request: VkRequest) => void | Promise<void>
  isClosed: boolean
}

const SCREEN_NAME = 'len_i_glina'

export type VkResponse = VkFault | { response: unknown }

export function createVkNetwork(changes: Partial<VkNetwork> = {}): VkNetwork {
  return {
    token: 'vk1.a.0123456789abcdefghij',
    name: 'Лён и глина',
    posts: [],
    others: [],
    serviceKey: 'service-key-of-the-operator',
    requests: [],
    faults: [],
    meanwhile: () => undefined,
    isClosed: false,
    ...changes,
  }
}

/** VK's response to a call of a method. */
export async function respond(vk: VkNetwork, request: VkRequest): Promise<VkResponse> {
  vk.requests.push(request)
  await vk.meanwhile(request)
  const fault = vk.faults.shift()
  if (fault !== undefined) return fault
  const { method, form } = request
  if (!isKnown(request)) return { code: 100 }
  const key = form.get('access_token')
  if (key !== vk.token && key !== vk.serviceKey) return { code: 5 }
  if (method === 'groups.getById') return { response: groupOf(vk) }
  if (method === 'newsfeed.search') {
    return key === vk.serviceKey ? { response: foundOf(vk, form) } : { code: 28 }
  }
  if (method === 'groups.get') return { response: groupsOf(vk, form) }
  if (vk.isClosed) return { code: 15 }
  if (method === 'wall.get' && Number(form.get('owner_id')) === -GROUP_ID) {
    return { response: wallOf(vk, form) }
  }
  if (method === 'wall.getById') return { response: postsOf(vk, form) }
  return { code: 100 }
}

/**
 * The parameters of each method. The published schema lacks the owner, by which a wall is
 * identified.
 */
const PARAMETERS: {
  'groups.get': readonly (keyof GroupsGetParams)[]
  'groups.getById': readonly (keyof GroupsGetByIdParams)[]
  'newsfeed.search': readonly (keyof NewsfeedSearchParams)[]
  'wall.get': readonly (keyof WallGetParams | 'owner_id')[]
  'wall.getById': readonly (keyof WallGetByIdParams)[]
} = {
  'groups.get': ['filter', 'extended', 'offset', 'count'],
  'groups.getById': ['group_id', 'fields'],
  'newsfeed.search': ['q', 'extended', 'count', 'start_time', 'start_from'],
  'wall.get': ['owner_id', 'filter', 'offset', 'count', 'extended'],
  'wall.getById': ['posts', 'extended'],
}
const OF_EVERY_CALL = ['access_token', 'v']

/** Whether VK has this method, with these parameters. */
function isKnown({ method, form }: VkRequest): boolean {
  const known = Object.entries(PARAMETERS).find(([name]) => name === method)?.[1]
  return [...form.keys()].every((name) => [...(known ?? []), ...OF_EVERY_CALL].includes(name))
}

function groupsOf(
  vk: VkNetwork,
  form: URLSearchParams,
): GroupsGetResponse | GroupsGetExtendedResponse {
  const group = { id: GROUP_ID, name: vk.name, photo_100: 'https://vk.test/photo.jpg' }
  const isFirst = form.get('offset') === '0' || !form.has('offset')
  if (form.get('extended') === '1') return { count: 1, items: isFirst ? [group] : [] }
  return { count: 1, items: isFirst ? [GROUP_ID] : [] }
}

function groupOf({ name }: VkNetwork): GroupsGetByIdResponse {
  return { groups: [{ id: GROUP_ID, name, screen_name: SCREEN_NAME }], profiles: [] }
}

/** Posts of all authors with these words, the newest first. */
function foundOf(vk: VkNetwork, form: URLSearchParams): NewsfeedSearchExtendedResponse {
  const words = form.get('q') ?? ''
  const since = Number(form.get('start_time') ?? 0)
  const found = [...vk.posts, ...vk.others]
    .filter(({ text, date }) => text.includes(words) && date >= since)
    .sort((one, other) => other.date - one.date)
  const from = Number(form.get('start_from') ?? 0)
  const items = found.slice(from, from + Math.min(Number(form.get('count') ?? 30), 200))
  const next = from + items.length
  const hasMore = next < found.length
  return {
    items,
    total_count: found.length,
    ...authors(vk),
    ...(hasMore ? { next_from: String(next) } : {}),
  }
}

function wallOf(vk: VkNetwork, form: URLSearchParams): WallGetExtendedResponse {
  const sorted = vk.posts.toSorted(
    (one, other) => (other.is_pinned ?? 0) - (one.is_pinned ?? 0) || other.date - one.date,
  )
  const offset = Number(form.get('offset') ?? 0)
  const items = sorted.slice(offset, offset + Math.min(Number(form.get('count') ?? 20), 100))
  return { count: sorted.length, items, ...authors(vk) }
}

function postsOf(vk: VkNetwork, form: URLSearchParams): WallGetByIdExtendedResponse {
  const keys = (form.get('posts') ?? '').split(',')
  const items = [...vk.posts, ...vk.others].filter((post) =>
    keys.includes(`${String(post.owner_id)}_${String(post.id)}`),
  )
  return { items, ...authors(vk) }
}

const authors = ({
  name,
}: VkNetwork): Required<Pick<WallGetExtendedResponse, 'profiles' | 'groups'>> => ({
  profiles: [{ id: 77, first_name: 'Анна', last_name: 'Ветрова' }],
  groups: [{ id: GROUP_ID, name, screen_name: SCREEN_NAME }],
})

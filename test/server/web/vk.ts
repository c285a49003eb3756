import type { TestWorld } from '../world'

export const VK_TOKEN = 'vk1.a.0123456789abcdefghij'

interface VkAccount {
  /** Groups that the person administers. */
  administered?: { id: number; name: string }[]
  /** Ids of groups of which the person is only a member. */
  joined?: number[]
}

/** Mocks VK for a person with `VK_TOKEN`; any other token is refused. Returns the calls to VK. */
export function withVk(world: TestWorld, { administered = [], joined = [] }: VkAccount = {}) {
  const asked: { url: string; form: Readonly<Record<string, string>> }[] = []
  world.services.answer = (url, form) => {
    asked.push({ url, form })
    if (form.access_token !== VK_TOKEN) {
      return Promise.resolve({ status: 200, body: '{"error":{"error_code":5}}' })
    }
    const all =
      form.filter === 'admin'
        ? administered.map((group) => ({ ...group, photo_100: 'https://vk.test/photo.jpg' }))
        : [...administered.map(({ id }) => id), ...joined]
    const offset = Number(form.offset ?? 0)
    const items = all.slice(offset, offset + Number(form.count))
    const body = JSON.stringify({ response: { count: all.length, items } })
    return Promise.resolve({ status: 200, body })
  }
  return asked
}

/** `count` groups, from number 1 on. */
export function vkGroups(count: number): { id: number; name: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Группа ${index + 1}`,
  }))
}

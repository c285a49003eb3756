import type { Integration } from '@/contract/entities/integration'
import type { VkPanel } from './sourcesSlice'

/** What a person is to do about VK next: what they chose, else what the connection calls for; null: nothing. */
export function vkPanelOf(
  integration: Integration | undefined,
  chosen: VkPanel | null,
): VkPanel | null {
  if (!integration || integration.status === 'failed') return 'token'
  if (chosen) return chosen
  return integration.status === 'waiting' ? 'groups' : null
}

import type { Integration } from '@/contract/entities/sources/integration'
import type { VkPanel } from './sourcesSlice'

/**
 * The next step of the connection to VK: the chosen one, else the one that the connection needs; null when it needs
 * none.
 */
export function vkPanelOf(
  integration: Integration | undefined,
  chosen: VkPanel | null,
): VkPanel | null {
  if (!integration || integration.status === 'failed') return 'token'
  if (chosen) return chosen
  return integration.status === 'waiting' ? 'groups' : null
}

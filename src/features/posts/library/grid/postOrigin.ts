import type { MessageId } from '@/common/i18n/messages'
import type { PostIconName } from '@/common/ui/icons/PostIcon'
import type { PostInfo } from '@/contract/entities/posts/post'
import { networkOf } from '@/contract/text/networks'

/** The origin of a post: its icon and its name. Names of companies are the same in every language. */
export interface PostOrigin {
  icon: PostIconName
  name: { id: MessageId } | { text: string }
}

const NETWORKS: Record<string, PostOrigin> = {
  instagram: { icon: 'instagram', name: { text: 'Instagram' } },
  vk: { icon: 'vk', name: { id: 'library.source_vk' } },
  telegram: { icon: 'telegram', name: { text: 'Telegram' } },
  youtube: { icon: 'youtube', name: { text: 'YouTube' } },
  ok: { icon: 'ok', name: { id: 'library.source_ok' } },
  tiktok: { icon: 'tiktok', name: { text: 'TikTok' } },
  pinterest: { icon: 'pinterest', name: { text: 'Pinterest' } },
  facebook: { icon: 'facebook', name: { text: 'Facebook' } },
  marketplace: { icon: 'marketplace', name: { id: 'library.source_marketplace' } },
  rss: { icon: 'link', name: { text: 'RSS' } },
  upload: { icon: 'upload', name: { id: 'library.source_upload' } },
}
const LINK: PostOrigin = { icon: 'link', name: { id: 'source.added_by_link' } }

/** The network of a post, by its source or else by its address there. */
export function postOrigin({ providerPost }: Pick<PostInfo, 'providerPost'>): PostOrigin {
  const { provider, postLink } = providerPost
  return NETWORKS[provider] ?? NETWORKS[networkOf(postLink ?? '')] ?? LINK
}

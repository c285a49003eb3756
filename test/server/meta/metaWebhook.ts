import { createHmac } from 'node:crypto'
import { META_WEBHOOK_PATH } from '@/contract/addresses'

/** A notification's data about one mention. */
export interface MetaMention {
  profileId: string
  mediaId: string
  commentId?: string
}

/** A notification as Meta sends it. */
export const notificationOf = (...mentions: readonly MetaMention[]) => ({
  object: 'instagram',
  entry: mentions.map(({ profileId, mediaId, commentId }) => ({
    id: profileId,
    time: 1_773_835_200,
    changes: [
      {
        field: 'mentions',
        value: {
          media_id: mediaId,
          ...(commentId === undefined ? {} : { comment_id: commentId }),
        },
      },
    ],
  })),
})

/** The request by which Meta notifies of something, signed with the secret. */
export function webhookRequest(secret: string, content: unknown): [path: string, RequestInit] {
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  }
  return [META_WEBHOOK_PATH, { method: 'POST', headers, body }]
}

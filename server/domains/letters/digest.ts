import { accountPath } from '@/contract/addresses'
import {
  ATTENTION_MESSAGES,
  ATTENTION_RIGHTS,
  type LetterKind,
} from '@/contract/entities/account/attention'
import { hasPermission } from '@/contract/permissions'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { attentionPoints, countNewPosts } from '../attention/attentionPoints'
import type { WeeklyLetter } from './weekly'

/**
 * What needs attention. A reader gets the points that they may know; without points no letter is
 * sent.
 */
export const DIGEST: WeeklyLetter = {
  topic: 'digest',
  column: 'digest_week',
  async compose({ db, clock, settings }, { id, name: shop, username }) {
    const points = await letterPoints(db, id, clock.now())
    return (reader) => {
      const { locale } = reader
      const own = points.filter(({ kind }) => hasPermission(reader, ATTENTION_RIGHTS[kind]))
      if (own.length === 0) return null
      const texts = own.map(({ kind, count }) =>
        translate(locale, ATTENTION_MESSAGES[kind], { count }),
      )
      return {
        subject: translate(locale, 'server.letter_digest-subject', { shop }),
        lines: [translate(locale, 'server.letter_digest')],
        sections: [{ points: texts.map((text) => ({ text })) }],
        action: {
          label: translate(locale, 'server.letter_digest-action'),
          url: `${settings.publicUrl}${accountPath(username)}`,
        },
      }
    }
  },
}

interface LetterPoint {
  kind: LetterKind
  count: number
}

/** What the digest tells: all that waits, but for ends of tokens, which have letters of their own. */
async function letterPoints(db: Db, accountId: number, now: number): Promise<LetterPoint[]> {
  const waiting = await attentionPoints(db, accountId, now)
  const points: LetterPoint[] = waiting.filter(({ kind }) => kind !== 'token-ending')
  const posts = await countNewPosts(db, accountId, now)
  return posts > 0 ? [...points, { kind: 'new-posts', count: posts }] : points
}

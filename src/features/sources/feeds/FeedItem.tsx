import { Anchor } from '@mantine/core'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { FeedFacts } from './FeedFacts'
import { FeedLoss } from './FeedLoss'
import { FeedMenu } from './FeedMenu'
import { FeedProblem } from './FeedProblem'
import { FeedReview } from './FeedReview'
import { FeedState } from './FeedState'
import { RejectedButton } from './RejectedButton'
import { useKeptFocus } from '../useKeptFocus'
import classes from './FeedItem.module.css'

interface FeedItemProps {
  feed: CatalogueFeed
  canManage: boolean
}

/** One feed: its link, its state, the figures of its last reading, and the decision that it waits for. */
export function FeedItem({ feed, canManage }: FeedItemProps) {
  const { id, link, status, problem, loss, rejectedCount } = feed
  const focus = useKeptFocus<HTMLLIElement>(status)
  return (
    <li className={classes.item} {...focus}>
      <div className={classes.head}>
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
          {link}
        </Anchor>
        {canManage && <FeedMenu feed={feed} />}
      </div>
      <FeedState feed={feed} />
      <FeedFacts feed={feed} />
      {canManage && rejectedCount > 0 && <RejectedButton id={id} rejectedCount={rejectedCount} />}
      {status === 'failed' && problem !== null && (
        <FeedProblem id={id} problem={problem} canManage={canManage} />
      )}
      {status === 'held' && loss && <FeedLoss id={id} loss={loss} canManage={canManage} />}
      {status === 'review' && <FeedReview feed={feed} canManage={canManage} />}
    </li>
  )
}

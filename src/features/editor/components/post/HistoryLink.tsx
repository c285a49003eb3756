import { Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { selectPostInfo } from '../../editorSlice'
import classes from './HistoryLink.module.css'

/** The link to the history of the post, and to its figures. */
export function HistoryLink() {
  const postId = useAppSelector(selectPostInfo)?.vitrinaPost.id
  if (typeof postId !== 'number') return null
  return (
    <p className={classes.place}>
      <Anchor
        component={Link}
        to={paths.postAnalytics(postId)}
        size="sm"
        className={classes.link ?? ''}
      >
        <FormattedMessage id="history.action_open" />
      </Anchor>
    </p>
  )
}

import { Text } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { clickRate, type PostAnalyticsRow } from '@/contract/entities/analytics'
import { ClickRate } from './ClickRate'
import classes from './PostTable.module.css'

interface PostTableProps {
  posts: readonly PostAnalyticsRow[]
  /** The span and the widget as an address, which a post's own page keeps. */
  search: string
  /** Other rows are on their way. */
  isBusy: boolean
}

/** Posts with what shoppers did on each; a row opens the post's own report. */
export function PostTable({ posts, search, isBusy }: PostTableProps) {
  const intl = useIntl()
  return (
    <table className={classes.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="analytics.label_post" />
          </th>
          <th scope="col">
            <FormattedMessage id="analytics.title_opens" />
          </th>
          <th scope="col">
            <FormattedMessage id="analytics.title_product-clicks" />
          </th>
          <th scope="col">
            <abbr title={intl.formatMessage({ id: 'analytics.hint_click-rate' })}>
              <FormattedMessage id="analytics.title_click-rate" />
            </abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <th scope="row">
              <div className={classes.post}>
                <img src={post.thumbnailUrl} alt="" className={classes.photo} loading="lazy" />
                <Link to={paths.postAnalytics(post.id) + search} className={classes.link}>
                  <Text component="span" size="sm" lineClamp={2}>
                    {post.text || intl.formatMessage({ id: 'library.label_untitled' })}
                  </Text>
                </Link>
              </div>
            </th>
            <td>
              <FormattedNumber value={post.opens} />
            </td>
            <td>
              <FormattedNumber value={post.productClicks} />
            </td>
            <td>
              <ClickRate percent={clickRate(post)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

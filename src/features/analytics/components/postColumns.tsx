import { FormattedNumber, type IntlShape } from 'react-intl'
import { paths } from '@/common/routing/paths'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { clickRate, type PostAnalyticsRow } from '@/contract/entities/analytics'
import { ClickRate } from './ClickRate'
import { revenueColumn } from './revenueColumn'
import classes from './PostTable.module.css'

/** A post with its figures; `search` is the period and the widget, which the post's own page keeps. */
export function postColumns(intl: IntlShape, search: string): Column<PostAnalyticsRow>[] {
  return [
    {
      key: 'post',
      title: intl.formatMessage({ id: 'analytics.label_post' }),
      cell: ({ id, thumbnailUrl, text }) => (
        <RowName
          to={paths.postAnalytics(id) + search}
          picture={<img src={thumbnailUrl} alt="" className={classes.photo} loading="lazy" />}
        >
          {text || intl.formatMessage({ id: 'library.label_untitled' })}
        </RowName>
      ),
    },
    {
      key: 'opens',
      title: intl.formatMessage({ id: 'analytics.title_opens' }),
      width: '112px',
      align: 'end',
      cell: ({ opens }) => <FormattedNumber value={opens} />,
    },
    {
      key: 'clicks',
      title: intl.formatMessage({ id: 'analytics.title_product-clicks' }),
      width: '152px',
      align: 'end',
      cell: ({ productClicks }) => <FormattedNumber value={productClicks} />,
    },
    {
      key: 'rate',
      title: intl.formatMessage({ id: 'analytics.title_click-rate' }),
      hint: intl.formatMessage({ id: 'analytics.hint_click-rate' }),
      width: '96px',
      align: 'end',
      cell: (post) => <ClickRate percent={clickRate(post)} />,
    },
    {
      key: 'purchases',
      title: intl.formatMessage({ id: 'analytics.title_purchases' }),
      hint: intl.formatMessage({ id: 'analytics.hint_purchases' }),
      width: '112px',
      align: 'end',
      cell: ({ purchases }) => <FormattedNumber value={purchases} />,
    },
    { ...revenueColumn(intl), width: '128px' },
  ]
}

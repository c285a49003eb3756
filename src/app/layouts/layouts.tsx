import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink, Outlet, useSearchParams } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import classes from './AnalyticsLayout.module.css'
import editorClasses from './EditorLayout.module.css'
import { LimitNotice } from './LimitNotice'
import { Shell } from './Shell'

const TABS: [string, MessageId][] = [
  [paths.analytic(), 'analytics.tab_overview'],
  [paths.postsAnalytics(), 'analytics.tab_posts'],
  [paths.productsAnalytics(), 'analytics.tab_products'],
]

/** Parts of the address that all reports understand. */
const REPORT_PARAMS = ['days', 'compare', 'widget', 'album', 'device']

/** Screens of analytics under one head. The days and the filters stay when the person switches between them. */
export function AnalyticsLayout() {
  const intl = useIntl()
  const [address] = useSearchParams()
  const search = new URLSearchParams(
    [...address].filter(([name]) => REPORT_PARAMS.includes(name)),
  ).toString()
  return (
    <Shell>
      <LimitNotice />
      <PageHeader title={<FormattedMessage id="analytics.title" />} />
      <nav className={classes.tabs} aria-label={intl.formatMessage({ id: 'analytics.label_tabs' })}>
        {TABS.map(([pathname, label]) => (
          <NavLink key={pathname} to={{ pathname, search }} end className={classes.tab ?? ''}>
            <FormattedMessage id={label} />
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Shell>
  )
}

/** Screens beside the navigation: each page renders its own head. */
export function DefaultLayout() {
  return (
    <Shell>
      <LimitNotice />
      <Outlet />
    </Shell>
  )
}

/** Editors take the whole window; each renders its own bar with a way back. */
export function EditorLayout() {
  return (
    <main id="main" tabIndex={-1} className={editorClasses.editor}>
      <Outlet />
    </main>
  )
}

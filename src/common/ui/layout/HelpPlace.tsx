import { Suspense } from 'react'
import { lazyWithTexts } from '../../i18n/catalogue'
import classes from './PageHeader.module.css'

const HelpLink = lazyWithTexts(() =>
  import(/* webpackChunkName: "help" */ '@/common/help/HelpLink').then((module) => module.HelpLink),
)

/** The room of the link to the guide, beside the title of every screen. The link loads later, and nothing moves. */
export function HelpPlace() {
  return (
    <span className={classes.help}>
      <Suspense>
        <HelpLink />
      </Suspense>
    </span>
  )
}

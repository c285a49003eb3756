import { Late } from '../../i18n/Late'
import classes from './PageHeader.module.css'

const loadHelpLink = () =>
  import(/* webpackChunkName: "help" */ '@/common/help/HelpLink').then((module) => module.HelpLink)

/** The room of the link to the guide, beside the title of every screen. The link loads later, and nothing moves. */
export function HelpPlace() {
  return (
    <span className={classes.help}>
      <Late load={loadHelpLink} />
    </span>
  )
}

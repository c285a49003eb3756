import { useLate } from '../../i18n/useLate'
import classes from './PageHeader.module.css'

const loadHelpLink = () =>
  import(/* webpackChunkName: "help" */ '@/common/help/HelpLink').then((module) => module.HelpLink)

/** The room of the link to the guide, beside the title of every screen. The link loads later, and nothing moves. */
export function HelpPlace() {
  const HelpLink = useLate(loadHelpLink)
  return <span className={classes.help}>{HelpLink && <HelpLink />}</span>
}

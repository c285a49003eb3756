import { Outlet } from 'react-router-dom'
import { Shell } from './Shell'

/** Screens of the media side: each page renders its own head with title, count and primary action. */
export function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

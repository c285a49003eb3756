import { Navigate, useLocation, type To } from 'react-router-dom'
import { paths } from './paths'

/** Replaces the address; again whenever it changes while this is shown, which `Navigate` alone does not do. */
export function Redirect({ to }: { to: To }) {
  return <Navigate key={useLocation().key} to={to} replace />
}

export function RedirectToNotFound() {
  return <Redirect to={paths.notFound()} />
}

import { Outlet } from 'react-router-dom'
import classes from './EditorLayout.module.css'

/** Editors take the whole window; each renders its own bar with a way back. */
export function EditorLayout() {
  return (
    <main id="main" tabIndex={-1} className={classes.editor}>
      <Outlet />
    </main>
  )
}

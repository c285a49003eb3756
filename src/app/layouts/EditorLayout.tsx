import { Outlet } from 'react-router-dom'
import editorClasses from './EditorLayout.module.css'

/** Editors take the whole window; each renders its own bar with a way back. */
export function EditorLayout() {
  return (
    <main id="main" tabIndex={-1} className={editorClasses.editor}>
      <Outlet />
    </main>
  )
}

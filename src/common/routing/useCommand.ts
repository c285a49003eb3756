import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a screen does as soon as it is opened; the entry of the history carries it, not the address. */
export interface ScreenCommand {
  command: string
}

/**
 * Does what the palette asks of a screen when it opens it, for example to open the dialog of a new album. It is carried
 * by the history's entry, so that it survives the question of unsaved changes, and is removed there once it is done.
 * @param ready false while the screen cannot do it yet
 */
export function useCommand(run: (command: string) => void, ready = true): void {
  const { pathname, search, ...entry } = useLocation()
  const navigate = useNavigate()
  const command = (entry.state as Partial<ScreenCommand> | null)?.command
  const obey = useEffectEvent((wanted: string) => {
    run(wanted)
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  useEffect(() => {
    if (command !== undefined && ready) obey(command)
  }, [command, ready])
}

import { useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react'
import { retryImport } from '../../lib/retryImport'

export interface LoadedMenuProps {
  /** The button that opens the menu; it hands on what it is given, the reference too. */
  Target: ComponentType<ComponentPropsWithRef<'button'>>
  /** The button was pressed while the menu was not there yet. */
  isOpenedAtOnce: boolean
}

interface LateMenuProps extends Pick<LoadedMenuProps, 'Target'> {
  load: () => Promise<ComponentType<LoadedMenuProps>>
}

interface Loaded {
  Menu: ComponentType<LoadedMenuProps>
  isOpenedAtOnce: boolean
}

/** A menu whose code is no part of the first load: its button stands there alone until it is pressed. */
export function LateMenu({ Target, load }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  if (loaded) return <loaded.Menu Target={Target} isOpenedAtOnce={loaded.isOpenedAtOnce} />

  const preload = () => {
    // A press asks again, and a failure is told then.
    load().catch(() => undefined)
  }
  const open = () => {
    setIsAwaited(true)
    retryImport(load).then(
      (Menu) => {
        // Who has gone on to something else meanwhile is not brought back.
        const { activeElement } = document
        const isOpenedAtOnce = activeElement === button.current || activeElement === document.body
        setLoaded((known) => known ?? { Menu, isOpenedAtOnce })
      },
      () => {
        setIsAwaited(false)
      },
    )
  }
  return (
    <Target
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isAwaited || undefined}
      onClick={open}
      onFocus={preload}
      onPointerEnter={preload}
    />
  )
}

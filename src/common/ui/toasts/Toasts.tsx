import { useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useMessage } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import classes from './Toasts.module.css'
import { selectToasts, type Toast } from './toastsSlice'

type Card = ComponentType<{ toast: Toast }>

/**
 * Shows only the text while the card's code cannot be loaded, because the toast may be about the lost connection
 * itself.
 */
function PlainToast({ toast }: { toast: Toast }) {
  const words = useMessage()
  return <div className={classes.plain}>{words(toast.message)}</div>
}

function useToastCard(isNeeded: boolean): Card | null {
  const [card, setCard] = useState<Card | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    loadToastCard().then(
      (loaded) => {
        setCard(() => loaded)
      },
      () => {
        setCard(() => PlainToast)
      },
    )
  }, [isNeeded])
  return card
}

/**
 * Messages at the top right (product-rules/ui.md#toasts): closable, repeated ones grouped with a count. The region is
 * mounted from the start, so that screen readers announce added messages.
 */
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const ToastCard = useToastCard(toasts.length > 0)
  return createPortal(
    <div className={classes.stack} data-toasts aria-live="polite" role="status">
      {ToastCard && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>,
    document.body,
  )
}

/** The look of toasts, with their buttons: not part of the first load. */
export const loadToastCard = () =>
  import(/* webpackChunkName: "toast" */ './ToastCard').then((module) => module.ToastCard)

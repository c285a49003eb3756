import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { isPressed } from '@/common/lib/keystroke'
import { PATHS } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { TRIAGE_START_KEYS } from '@/common/shortcuts/triageShortcuts'
import { useAppDispatch } from '@/common/store/hooks'
import { IconListCheck } from '@/common/ui/icons/icons'
import { addressOfFilter, filterOfAddress } from '../library/libraryAddress'
import { triageAsked } from '../triage/triageEvents'
import classes from './TriageDoor.module.css'

const FIELDS = 'input, textarea, select, [contenteditable=true]'

/** Opens the current list for sorting out, by a button or a key; nothing for a role that may not change posts. */
export function TriageDoor() {
  return usePermission('EDIT_POST') ? <Door /> : null
}

function Door() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const search = addressOfFilter(filterOfAddress(address)).toString()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, defaultPrevented, repeat } = event
      if (defaultPrevented || repeat || !isPressed(event, TRIAGE_START_KEYS.start.keys)) return
      const isField = target instanceof Element && target.closest(FIELDS) !== null
      if (isField || document.querySelector('[aria-modal=true]')) return
      dispatch(triageAsked())
      void navigate({ pathname: PATHS.triage, search })
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [dispatch, navigate, search])
  const words = intl.formatMessage({ id: 'triage.action_start' })
  const [key] = TRIAGE_START_KEYS.start.keys
  return (
    <Button
      component={Link}
      to={{ pathname: PATHS.triage, search }}
      variant="default"
      className={classes.door ?? ''}
      aria-label={words}
      aria-keyshortcuts={key}
      title={`${words} · ${key}`}
      onClick={() => dispatch(triageAsked())}
    >
      <IconListCheck size={18} />
      <span className={classes.words}>
        <FormattedMessage id="triage.action_start-short" />
      </span>
    </Button>
  )
}

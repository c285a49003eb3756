import { useNavigate } from 'react-router-dom'
import { useScreenGuide } from '@/common/help/screenGuide'
import { useAppDispatch } from '@/common/store/hooks'
import { tabOpened } from '@/common/store/pageThunks'
import { useDeeds } from '../useDeeds'
import type { Command } from './commands'

export type Target = Command['target']

/** Does what was chosen; a link may be opened in a tab of its own. */
export function useChoose(): (target: Target, isInNewTab: boolean) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const perform = useDeeds()
  const guide = useScreenGuide()
  return (target, isInNewTab) => {
    if ('deed' in target) {
      if (target.deed === 'help') window.open(guide, '_blank', 'noopener')
      else perform(target.deed)
    } else if (isInNewTab && !target.state) dispatch(tabOpened(`#${target.to}`))
    else void navigate(target.to, { state: target.state ?? null })
  }
}

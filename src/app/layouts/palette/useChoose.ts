import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { sessionRecordOpened } from '@/app/recorder/sessionRecordSlice'
import { runtimeConfig } from '@/common/api/pageFacts'
import { useScreenGuide } from '@/common/help/screenGuide'
import { paths } from '@/common/routing/paths'
import { useSaveUserLocaleMutation } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { pageLeft, tabOpened } from '@/common/store/pageThunks'
import { LANDING_PATH } from '@/contract/addresses'
import { LOCALES } from '@/contract/locale'
import { supportHref } from '@/contract/text/links'
import { mailDialogOpened, passwordDialogOpened } from '@/features/membership/membershipSlice'
import { paletteOpened } from '@/features/palette/overlaySlice'
import { useReopenGettingStartedMutation } from '@/features/posts/gettingStarted/gettingStartedApi'
import { toursCleared } from '@/features/tours/toursSlice'
import { SCHEMES } from '../schemes'
import { signOut } from '../signOut'
import type { Command, Deed } from './commands'

export type Target = Command['target']

/** Does what was chosen; a link may be opened in a tab of its own. */
export function useChoose(): (target: Target, isInNewTab: boolean) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const perform = useDeeds()
  return (target, isInNewTab) => {
    if ('deed' in target) perform(target.deed)
    else if (isInNewTab && !target.state) dispatch(tabOpened(`#${target.to}`))
    else void navigate(target.to, { state: target.state ?? null })
  }
}

function useDeeds(): (deed: Deed) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const guide = useScreenGuide()
  const [saveLocale] = useSaveUserLocaleMutation()
  const [reopenFirstSteps] = useReopenGettingStartedMutation()
  const { setColorScheme } = useMantineColorScheme()
  const deeds: Partial<Record<Deed, () => void>> = {
    password: () => dispatch(passwordDialogOpened()),
    mail: () => dispatch(mailDialogOpened()),
    help: () => window.open(guide, '_blank', 'noopener'),
    shortcuts: () => dispatch(paletteOpened('shortcuts')),
    tours: () => dispatch(toursCleared()),
    sessionRecord: () => dispatch(sessionRecordOpened()),
    firstSteps: () => {
      void reopenFirstSteps()
      void navigate(paths.home())
    },
    support: () => {
      const { supportContact } = runtimeConfig()
      if (supportContact) dispatch(pageLeft(supportHref(supportContact)))
    },
    accounts: () => {
      dispatch(pageLeft(LANDING_PATH))
    },
    signOut: () => void signOut(),
  }
  return (deed) => {
    const locale = LOCALES.find((one) => deed === `locale-${one}`)
    const scheme = SCHEMES.find(([one]) => deed === `theme-${one}`)
    if (locale) void saveLocale(locale)
    else if (scheme) setColorScheme(scheme[0])
    else deeds[deed]?.()
  }
}

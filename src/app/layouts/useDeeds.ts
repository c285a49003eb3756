import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { sessionRecordOpened } from '@/common/store/sessionRecordSlice'
import { densityChosen, selectIsCompact } from '@/app/state/interfaceSlice'
import { runtimeConfig } from '@/common/api/pageFacts'
import { retryImport } from '@/common/lib/loading'
import { paths } from '@/common/routing/paths'
import { useSaveUserLocaleMutation, useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector, type AppThunk } from '@/common/store/hooks'
import { pageLeft } from '@/common/store/pageThunks'
import { LANDING_PATH } from '@/contract/addresses'
import { supportHref } from '@/contract/text/links'
import { mailDialogOpened, passwordDialogOpened } from '@/features/membership/membershipSlice'
import { paletteOpened } from '@/features/palette/overlaySlice'
import { toursCleared } from '@/features/tours/toursSlice'
import type { Deed } from './deeds'
import { signOut } from './signOut'

/** Its code comes with it: it knows of widgets, which the menus do not. */
const firstStepsReopened = (): AppThunk<Promise<void>> => async (dispatch) => {
  const loaded = await retryImport(
    () =>
      import(
        /* webpackChunkName: "getting-started" */ '@/features/posts/gettingStarted/gettingStartedApi'
      ),
  ).catch(() => null)
  if (!loaded) return
  const { reopenGettingStarted } = loaded.gettingStartedApi.endpoints
  await dispatch(reopenGettingStarted.initiate(undefined, { track: false }))
}

/** Does what the account menu and the palette offer. */
export function useDeeds(): (deed: Exclude<Deed, 'help'>) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [saveLocale] = useSaveUserLocaleMutation()
  const { setColorScheme } = useMantineColorScheme()
  const leave = (deed: Deed) => () => {
    const address = addressOf(deed)
    if (address !== null) dispatch(pageLeft(address))
  }
  const deeds: Record<Exclude<Deed, 'help'>, () => void> = {
    'locale-ru': () => void saveLocale('ru'),
    'locale-en': () => void saveLocale('en'),
    'theme-auto': () => {
      setColorScheme('auto')
    },
    'theme-light': () => {
      setColorScheme('light')
    },
    'theme-dark': () => {
      setColorScheme('dark')
    },
    'density-roomy': () => dispatch(densityChosen(false)),
    'density-compact': () => dispatch(densityChosen(true)),
    password: () => dispatch(passwordDialogOpened()),
    mail: () => dispatch(mailDialogOpened()),
    palette: () => dispatch(paletteOpened('palette')),
    shortcuts: () => dispatch(paletteOpened('shortcuts')),
    tours: () => dispatch(toursCleared()),
    sessionRecord: () => dispatch(sessionRecordOpened()),
    firstSteps: () => {
      void dispatch(firstStepsReopened())
      void navigate(paths.home())
    },
    support: leave('support'),
    accounts: leave('accounts'),
    signOut: () => void signOut(),
  }
  return (deed) => {
    deeds[deed]()
  }
}

/** Where a deed leads that leaves the cabinet; null for any other. */
export function addressOf(deed: Deed): string | null {
  if (deed === 'accounts') return LANDING_PATH
  const { supportContact } = runtimeConfig()
  return deed === 'support' && supportContact ? supportHref(supportContact) : null
}

/** The values that preferences have now, and whether a deed can be done in this account. */
export function useDeedState(): {
  isChosen: (deed: Deed) => boolean
  isOffered: (deed: Deed) => boolean
} {
  const { locale, isGettingStartedClosed } = useUser()
  const { colorScheme } = useMantineColorScheme()
  const isCompact = useAppSelector(selectIsCompact)
  const chosen: readonly Deed[] = [
    `locale-${locale}`,
    `theme-${colorScheme}`,
    `density-${isCompact ? 'compact' : 'roomy'}`,
  ]
  return {
    isChosen: (deed) => chosen.includes(deed),
    isOffered: (deed) => {
      if (deed === 'support') return addressOf(deed) !== null
      return deed !== 'firstSteps' || isGettingStartedClosed
    },
  }
}

import { MantineProvider } from '@mantine/core'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useIntl } from 'react-intl'
import { Provider } from 'react-redux'
import { loadCatalogue, type Catalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { PageDirection } from '@/common/ui/theme/PageDirection'
import { theme } from '@/common/ui/theme/theme'
import { HANDED_RECORD_ID } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'
import {
  compareRecord,
  createPlayerStore,
  followAddress,
  openRecord,
  type PlayerStore,
} from './playerStore'
import { ReplayPage } from './ReplayPage'
import { StageFrame, stageInFrame } from './StageFrame'

/** The browser's first language that the cabinet has. */
export function browserLocale(languages: readonly string[] = navigator.languages): Locale {
  const wanted = languages.map((language) => language.split('-')[0])
  return (
    LOCALES.find((locale) => locale === wanted.find((one) => LOCALES.includes(one as Locale))) ??
    DEFAULT_LOCALE
  )
}

/** Renders the player, with the stage in a frame of its own. */
export async function startPlayer(element: HTMLElement): Promise<void> {
  const { stage, attach } = stageInFrame()
  const store = createPlayerStore(stage)
  const locale = browserLocale()
  const catalogue = await loadCatalogue(locale)
  createRoot(element).render(
    <PlayerProviders store={store} locale={locale} catalogue={catalogue}>
      <ReplayPage
        stage={<StageFrame onLoad={attach} show={stage.show} />}
        onChoose={(file) => void openRecord(store, stage, file)}
        onCompare={(file) => void compareRecord(store, stage, file)}
      />
    </PlayerProviders>,
  )
  window.addEventListener('hashchange', () => followAddress(store))
  // The page of a report has its record in it.
  const handed = document.getElementById(HANDED_RECORD_ID)?.textContent
  if (handed) await openRecord(store, stage, new Blob([handed]))
}

interface PlayerProvidersProps {
  store: PlayerStore
  /** The language of the person who watches. */
  locale: Locale
  catalogue: Catalogue
  env?: 'default' | 'test'
  children: ReactNode
}

/** The providers of the player. */
export function PlayerProviders({
  store,
  locale,
  catalogue,
  env = 'default',
  children,
}: PlayerProvidersProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <PageDirection>
          <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
            {/* The frame has the record's language. */}
            <LocaleProvider locale={locale} initialCatalogue={catalogue}>
              <WindowTitle />
              {children}
            </LocaleProvider>
          </MantineProvider>
        </PageDirection>
      </Provider>
    </StrictMode>
  )
}

function WindowTitle() {
  const intl = useIntl()
  useEffect(() => {
    document.title = `Vitrina — ${intl.formatMessage({ id: 'replay.title' })}`
  }, [intl])
  return null
}

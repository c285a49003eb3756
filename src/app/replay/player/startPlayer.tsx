import { createRoot } from 'react-dom/client'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'
import { createPlayerStore } from './createPlayerStore'
import { openRecord } from './openRecord'
import { PlayerProviders } from './PlayerProviders'
import { ReplayPage } from './ReplayPage'
import { StageFrame } from './StageFrame'
import { stageInFrame } from './stageInFrame'

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
        stage={<StageFrame onLoad={attach} />}
        onChoose={(file) => void openRecord(store, stage, file)}
      />
    </PlayerProviders>,
  )
}

import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import { retryImport } from '@/common/lib/loading'

/** The chunk of the rescue dialogs; it must be loaded while there is a connection. */
export const loadRescueDialogs = () =>
  Promise.all([
    retryImport(() => import(/* webpackChunkName: "rescue" */ './RescueDialogs')),
    loadCatalogue(pageLocale()),
  ]).then(([module]) => module)

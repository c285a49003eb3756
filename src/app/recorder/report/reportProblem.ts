import type { Store } from '@reduxjs/toolkit'
import { createIntl } from 'react-intl'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import type { MessageId } from '@/common/i18n/messages'
import { browserPort } from '@/common/lib/browserPort'
import type { Recorder } from '../recorder'
import { sessionRecordOpened } from '@/common/store/sessionRecordSlice'
import { codeOfNow } from './supportCode'
import { reportWays } from './supportLetter'

type RecordedStore = Pick<Store, 'dispatch' | 'getState'> & { recorder?: Recorder }

/** Opens the report to support; where the store or the page is broken, in an element of the browser's own. */
export async function reportProblem(store: RecordedStore): Promise<void> {
  try {
    store.dispatch(sessionRecordOpened())
    // A page that could not be drawn is empty.
    if (document.getElementById('root')?.hasChildNodes()) return
  } catch {
    // The reducers are broken; their last state and the record of it are not.
  }
  await showPlainDialog(store)
}

const CONTENT: MessageId[] = [
  'session-record.text',
  'session-record.text_holds',
  'session-record.text_leaves-out',
  'session-record.text_stays',
]

/** The same report without React and the store: what the record holds, its code, and the file. */
async function showPlainDialog({ getState, recorder }: RecordedStore): Promise<void> {
  const locale = pageLocale()
  const intl = createIntl({ locale, messages: await loadCatalogue(locale) })
  const t = (id: MessageId, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const code = codeOfNow(getState())
  const box = document.createElement('dialog')
  const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, words: string) => {
    const made = document.createElement(tag)
    made.textContent = words
    box.append(made)
    return made
  }
  add('h1', t('session-record.title'))
  for (const id of CONTENT) add('p', t(id))
  add('p', `${t('session-record.label_code')}: ${code}`)
  const outcome = add('p', '')
  outcome.setAttribute('role', 'status')
  const save = async () => {
    outcome.textContent = ''
    const { exportSession } = await import(
      /* webpackChunkName: "session-export" */ '../export/downloadSession'
    )
    const log = recorder?.log() ?? { segments: [], isTruncated: false }
    const { name, content } = await exportSession(log, getState(), { includesTexts: false, code })
    if (content === null) {
      outcome.textContent = t('session-record.alert_secrets')
      return
    }
    browserPort.saveFile(name, content)
    const text = t('session-record.letter_text', { code, name })
    const letter = reportWays(t).letterOf(code, text)
    outcome.textContent = t(letter ? 'session-record.text_attach' : 'session-record.text_saved', {
      name,
    })
    if (!letter) return
    const link = document.createElement('a')
    link.href = letter
    link.textContent = t('session-record.action_write')
    outcome.append(document.createElement('br'), link)
  }
  add('button', t('session-record.action_download')).addEventListener('click', () => {
    save().catch(() => {
      outcome.textContent = t('session-record.alert_failed')
    })
  })
  add('button', t('common.action_close')).addEventListener('click', () => {
    box.close()
  })
  box.addEventListener('close', () => {
    box.remove()
  })
  document.body.append(box)
  box.showModal()
}

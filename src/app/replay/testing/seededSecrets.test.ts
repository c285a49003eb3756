import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { exportRequest } from '@/app/recorder/export/downloadSession'
import { makeRecordFile } from '@/app/recorder/export/makeRecordFile'
import { makeStore } from '@/app/start/store'
import { userApi } from '@/common/session/user'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import type { User } from '@/contract/entities/account/user'
import { ENCODINGS, findLeaks, seededSecrets } from './seededSecrets'

const secrets = seededSecrets(7)
const texts = secrets.map(({ text }) => text)

test.each(Object.entries(ENCODINGS))('finds a secret that leaks as %s', (name, write) => {
  const file = JSON.stringify({ before: 1 })
  for (const text of texts) {
    for (const form of write(text))
      expect(findLeaks(file + form, texts)).toContain(`${text} (${name})`)
  }
})

const secretOf = (kind: string) => secrets.find((one) => one.kind === kind)?.text ?? ''

/** Slices whose state says a text in numbers, which a record keeps. */
const LEAKING: Record<string, [kind: string, state: (text: string) => unknown, written: string]> = {
  'an article counted as a number': ['number', Number, 'plain'],
  'an INN counted as a number': ['inn', Number, 'plain'],
  'a caption as the codes of its signs': [
    'caption',
    (text) => [...text].map((sign) => sign.codePointAt(0)),
    'list of codes',
  ],
}

test.each(Object.entries(LEAKING))(
  'finds what a slice of the store leaks: %s',
  (_what, [kind, leak, written]) => {
    const leaking = createSlice({
      name: 'leaking',
      initialState: { count: null as unknown },
      reducers: {
        typed: {
          prepare: (text: string) => ({ payload: text, meta: { count: leak(text) } }),
          reducer: (state, { meta }: PayloadAction<string, string, { count: unknown }>) => {
            state.count = meta.count
          },
        },
      },
    })
    const store = makeStore()
    const user = {
      email: 'anna@owner-mail.example',
      username: 'anna-shop',
      name: 'Анна Вронская',
      locale: 'ru',
    } as User
    void store.dispatch(
      userApi.util.upsertQueryEntries([{ endpointName: 'getUser', arg: undefined, value: user }]),
    )
    store.bringSlice(leaking)
    store.dispatch(sliceLoaded({ slice: leaking.reducerPath }))
    store.recorder.start()
    store.dispatch(leaking.actions.typed(secretOf(kind)))
    const file = makeRecordFile(exportRequest(store.recorder.log(), store.getState(), false)) ?? ''
    expect(findLeaks(file, texts)).toContain(`${secretOf(kind)} (${written})`)
  },
)

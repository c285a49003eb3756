import { configureStore } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { PATIENT_CHECKS } from '../../../test/patientChecks'
import { api } from '@/common/api/api'
import { RUNTIME_CONFIG_ID } from '@/contract/runtimeConfig'
import { albumOrderApi } from './albumOrderApi'

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS).concat(api.middleware),
  })

const move = (postId: number) =>
  albumOrderApi.endpoints.moveAlbumPost.initiate({
    list: { albumId: 1 } as never,
    albumId: 1,
    postId,
    from: 0,
    to: 1,
  })

test('sends a move after the previous move of its store, without waiting for moves of other stores', async () => {
  history.replaceState(null, '', '/my/admin/shop/')
  const config = {
    backOfficeUrl: '',
    widgetUrl: '',
    supportContact: null,
    hasSupportInbox: false,
    sentryDsn: null,
  }
  const text = JSON.stringify({ ...config, demoShopUrl: null })
  document.head.innerHTML = `<script type="application/json" id="${RUNTIME_CONFIG_ID}">${text}</script>`
  const asked: number[] = []
  const answers: (() => void)[] = []
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const { postId } = JSON.parse(String(init?.body)) as { postId: number }
    asked.push(postId)
    return new Promise((resolve) => {
      answers.push(() => {
        resolve(new Response('{}'))
      })
    })
  })
  const [one, other] = [makeStore(), makeStore()]
  void one.dispatch(move(1))
  const second = one.dispatch(move(2))
  void other.dispatch(move(3))
  await waitFor(() => {
    expect(asked).toEqual([1, 3])
  })
  answers[0]?.()
  await waitFor(() => {
    expect(asked).toEqual([1, 3, 2])
  })
  for (const answer of answers) answer()
  await second
  fetched.mockRestore()
})

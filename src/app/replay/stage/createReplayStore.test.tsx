import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { api } from '@/common/api/api'
import { useAppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { createReplayStore } from './createReplayStore'

const answers = jest.fn(() => ({ data: 'answer' }))
const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    probeQuery: build.query<string, number>({ queryFn: answers }),
    probePages: build.infiniteQuery<string, void, number>({
      queryFn: answers,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_page, _pages, last) => last + 1,
      },
    }),
    probeMutation: build.mutation<string, number>({ queryFn: answers }),
  }),
})

/** Everything that a screen can do with an endpoint. */
function Probe() {
  const dispatch = useAppDispatch()
  const query = probeApi.useProbeQueryQuery(1, {
    pollingInterval: 10,
    refetchOnMountOrArgChange: true,
  })
  const [ask, lazy] = probeApi.useLazyProbeQueryQuery()
  const pages = probeApi.useProbePagesInfiniteQuery()
  const [send, sent] = probeApi.useProbeMutationMutation({ fixedCacheKey: 'probe' })
  const prefetch = probeApi.usePrefetch('probeQuery')
  return (
    <button
      onClick={() => {
        void ask(2).unwrap()
        void query.refetch()
        void pages.fetchNextPage()
        void send(3).unwrap()
        sent.reset()
        prefetch(4, { force: true })
        dispatch(toastShown({ tone: 'error', message: { text: 'Нет' } }))
      }}
    >
      {[query, lazy, pages, sent].map((one) => String(one.isUninitialized)).join(' ')}
    </button>
  )
}

test('renders every kind of RTK Query hook without sending its request', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const store = createReplayStore()
  const before = store.getState()
  const { unmount } = render(
    <StrictMode>
      <Provider store={store}>
        <Probe />
      </Provider>
    </StrictMode>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent(/^\w+ true \w+ true$/)
  unmount()
  expect(store.getState()).toBe(before)
  expect(store.liftedStore.getState().stagedActionIds).toEqual([0])
  expect(answers).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

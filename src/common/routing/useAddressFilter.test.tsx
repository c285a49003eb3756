import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useAddressFilter } from './useAddressFilter'

interface Filter {
  query: string
  sort: string
}

const codec = {
  filterOfAddress: (address: URLSearchParams): Filter => ({
    query: address.get('query') ?? '',
    sort: address.get('sort') ?? '',
  }),
  addressOfFilter: (filter: Filter) => new URLSearchParams({ ...filter }),
}

/** Makes two changes in one event, as when a choice of an order ends the pause of a typed text. */
function TwoAtOnce() {
  const { filter, change } = useAddressFilter(codec)
  return (
    <button
      onClick={() => {
        change({ query: 'vase' })
        change({ sort: 'price' })
      }}
    >
      {filter.query}, {filter.sort}
    </button>
  )
}

test('combines simultaneous changes of the filter', async () => {
  const router = createMemoryRouter([{ path: '/', element: <TwoAtOnce /> }])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'vase, price' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?query=vase&sort=price')
})

test('applies a change after the browser’s Back to the filter that is shown', async () => {
  const router = createMemoryRouter([{ path: '/', element: <TwoAtOnce /> }], {
    initialEntries: ['/?query=a&sort=b', '/?query=c&sort=d'],
  })
  render(<RouterProvider router={router} />)
  await router.navigate(-1)
  expect(await screen.findByRole('button', { name: 'a, b' })).toBeInTheDocument()
})

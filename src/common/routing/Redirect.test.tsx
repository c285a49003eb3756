import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { paths } from './paths'
import { RedirectToNotFound } from './Redirect'

describe('RedirectToNotFound', () => {
  it('redirects from a second unknown address while the first redirect is loading its screen', async () => {
    let load: (route: { element: ReactNode }) => void = () => undefined
    const loading = new Promise<{ element: ReactNode }>((resolve) => {
      load = resolve
    })
    const router = createMemoryRouter(
      [
        { path: '/', element: <p>home</p> },
        { path: paths.notFound(), lazy: () => loading },
        { path: '*', element: <RedirectToNotFound /> },
      ],
      { initialEntries: ['/'] },
    )
    render(<RouterProvider router={router} />)
    await act(() => router.navigate('/no-such-page'))
    await act(() => router.navigate('/nor-this-one'))
    load({ element: <p>not found</p> })
    expect(await screen.findByText('not found')).toBeVisible()
  })
})

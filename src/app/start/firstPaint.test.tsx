import { act, cleanup, screen } from '@testing-library/react'
import { world } from '../../../test/world'
import { start } from './start'

test('draws the first paint with the language and the folded navigation of the last visit', async () => {
  const w = await world()
  await w.show('/albums')
  await w.user.click(screen.getByRole('button', { name: 'Свернуть меню' }))
  cleanup()
  document.body.innerHTML = '<div id="root"></div>'
  location.hash = '#/albums'

  const root = document.getElementById('root')!
  const drawn = new Set<string>()
  new MutationObserver(() => {
    for (const button of root.querySelectorAll('aside [aria-expanded]')) {
      drawn.add(button.getAttribute('aria-label') ?? '')
    }
  }).observe(root, { childList: true, subtree: true, attributes: true })
  await act(() => start(root))
  await screen.findByRole('heading', { name: 'Альбомы' })
  expect([...drawn].filter((label) => label.endsWith('меню'))).toEqual(['Развернуть меню'])
})

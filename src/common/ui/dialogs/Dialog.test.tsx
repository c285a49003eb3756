import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MODAL_Z_INDEX } from '@/contract/constants'
import type { Catalogue } from '../../i18n/catalogue'
import { Dialog } from './Dialog'

const TEXTS: Catalogue = { 'common.action_close': 'Закрыть' }

function Dialogs({ opened }: { opened: string[] }) {
  return (
    <IntlProvider locale="ru" messages={TEXTS}>
      <MantineProvider env="test">
        {['one', 'two', 'three'].map((title) => (
          <Dialog key={title} title={title} opened={opened.includes(title)} onClose={jest.fn()}>
            {title}
          </Dialog>
        ))}
      </MantineProvider>
    </IntlProvider>
  )
}

/** z-index of an open dialog's layer. */
function layerOf(title: string) {
  const layer = screen
    .getByRole('dialog', { name: title })
    .closest<HTMLElement>('[style*="--mb-z-index"]')!
  return Number(layer.style.getPropertyValue('--mb-z-index'))
}

test('gives each dialog a z-index 2 above those that are already open', () => {
  const { base, step } = MODAL_Z_INDEX
  const { rerender } = render(<Dialogs opened={['three']} />)
  expect(layerOf('three')).toBe(base)
  rerender(<Dialogs opened={['three', 'one']} />)
  expect(layerOf('one')).toBe(base + step)
  rerender(<Dialogs opened={['one']} />)
  rerender(<Dialogs opened={['one', 'two']} />)
  expect(layerOf('one')).toBe(base + step)
  expect(layerOf('two')).toBe(base + 2 * step)
})

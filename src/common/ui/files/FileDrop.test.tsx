import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import ru from '../../../../translations/ru.json'
import type { Catalogue } from '@/common/i18n/catalogue'
import { DragText } from './FileDrop'

const TEXTS: Catalogue = { 'products.text_drop': ru['products.text_drop'] }

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['(pointer: coarse)', 'Выберите фото'],
  ['(pointer: fine)', 'Перетащите фото сюда или нажмите, чтобы выбрать'],
])('shows the text for %s: «%s»', (device, words) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList
    return Object.assign(list, { matches: query === device, media: query })
  })
  render(
    <IntlProvider locale="ru" messages={TEXTS}>
      <DragText id="products.text_drop" />
    </IntlProvider>,
  )
  expect(screen.getByText(words)).toBeInTheDocument()
})

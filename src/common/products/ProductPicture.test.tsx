import { fireEvent, render, screen } from '@testing-library/react'
import { ProductPicture } from './ProductPicture'

const picture = (url: string, alt = 'Фото 1') => <ProductPicture url={url} alt={alt} />
const image = () => document.querySelector('img')

test('replaces a picture that fails to load by the placeholder, and tries a later picture', () => {
  const { rerender } = render(picture('/media/gone.webp'))
  expect(screen.getByRole('img', { name: 'Фото 1' })).toBe(image())
  fireEvent.error(image()!)
  expect(image()).toBeNull()
  expect(screen.getByRole('img', { name: 'Фото 1' })).toBeInTheDocument()
  rerender(picture('/media/other.webp'))
  expect(image()).toHaveAttribute('src', '/media/other.webp')
})

test('shows a placeholder hidden from screen readers for a product without a picture', () => {
  render(picture('', ''))
  expect(image()).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

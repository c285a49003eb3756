import { fireEvent, render, screen } from '@testing-library/react'
import { ProductPicture } from './ProductPicture'

const picture = (url: string, alt = 'Фото 1') => <ProductPicture url={url} alt={alt} />
const image = () => document.querySelector('img')

test('a picture that does not load leaves its place to the neutral one, and another picture is tried', () => {
  const { rerender } = render(picture('/media/gone.webp'))
  expect(screen.getByRole('img', { name: 'Фото 1' })).toBe(image())
  fireEvent.error(image()!)
  expect(image()).toBeNull()
  expect(screen.getByRole('img', { name: 'Фото 1' })).toBeInTheDocument()
  rerender(picture('/media/other.webp'))
  expect(image()).toHaveAttribute('src', '/media/other.webp')
})

test('a product without a picture has the neutral one, which says nothing beside its name', () => {
  render(picture('', ''))
  expect(image()).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

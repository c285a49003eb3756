import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { TooManyFiles } from './FileDropzone'

test.each([
  ['of one post', false, 'В посте может быть не больше 10 файлов. 2 файла не добавлены.'],
  ['of many posts', true, 'За один раз можно добавить не больше 50 постов. 2 файла не добавлены.'],
])('shows how many files exceed the limit %s', async (_, isPostPerFile, words) => {
  const catalogue = await loadCatalogue('ru')
  render(
    <MantineProvider>
      <LocaleProvider locale="ru" initialCatalogue={catalogue}>
        <TooManyFiles count={2} isPostPerFile={isPostPerFile} />
      </LocaleProvider>
    </MantineProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

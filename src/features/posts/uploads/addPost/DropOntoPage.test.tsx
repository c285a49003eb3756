import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { decodePictures, photo } from '../../../../../test/browserFiles'

beforeEach(() => {
  decodePictures()
})

const carrying = (...files: File[]) => ({
  dataTransfer: {
    files,
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', getAsFile: () => file })),
  },
})
const OVER = 'Отпустите файлы, и они попадут в новый пост'

async function library(as: 'owner' | 'observer' = 'owner') {
  const w = await world()
  await w.show('/', { as })
  await screen.findByText('Здесь будут ваши посты')
  return w
}

/** The page accepts files once it is idle. */
async function dragOver(...files: File[]) {
  await waitFor(() => {
    fireEvent.dragEnter(document.body, carrying(...files))
    expect(screen.getByText(OVER)).toBeInTheDocument()
  })
}

test('opens the dialog with files that are dropped anywhere on the page', async () => {
  await library()
  const file = await photo('утро.jpg')
  await dragOver(file)
  fireEvent.drop(document.body, carrying(file))
  await screen.findByRole('dialog', { name: 'Новый пост' })
  await screen.findByText('Загружено 1 из 1')
  expect(screen.queryByText(OVER)).not.toBeInTheDocument()
})

test('hides the drop target when the files are dragged out of the page', async () => {
  await library()
  await dragOver(await photo('утро.jpg'))
  fireEvent.dragLeave(document.body, { relatedTarget: null })
  expect(screen.queryByText(OVER)).not.toBeInTheDocument()
})

test('adds files dropped anywhere onto the open dialog exactly once', async () => {
  const w = await library()
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Новый пост' })
  const file = await photo('утро.jpg')
  await dragOver(file)
  fireEvent.drop(dialog, carrying(file))
  await screen.findByText('Загружено 1 из 1')
  fireEvent.drop(screen.getByTestId('post-files'), carrying(await photo('день.jpg')))
  await screen.findByText('Загружено 2 из 2')
})

describe('pasting a picture', () => {
  const clipboard = (file: File, ...types: string[]) => ({
    clipboardData: { files: [file], types: ['Files', ...types], getData: () => '' },
  })

  test('opens the dialog on the page, but not in the search field', async () => {
    const w = await world()
    await aPost(w.server, w.account)
    await w.show('/')
    await screen.findByRole('searchbox')
    const file = await photo('image.png')
    await dragOver(file)
    fireEvent.paste(screen.getByRole('searchbox'), clipboard(file))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    fireEvent.paste(document.body, clipboard(file))
    await screen.findByText('Загружено 1 из 1')
  })

  test('adds the picture to the post while the caption has the focus, unless text is pasted with it', async () => {
    const w = await library()
    await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
    const caption = await screen.findByRole('textbox', { name: 'Подпись' })
    const file = await photo('image.png')
    await dragOver(file)
    fireEvent.paste(caption, clipboard(file, 'text/plain'))
    expect(screen.queryByRole('list', { name: 'Файлы поста' })).not.toBeInTheDocument()
    fireEvent.paste(caption, clipboard(file))
    await screen.findByText('Загружено 1 из 1')
  })
})

test('ignores dropped and pasted files of a user without the right to add posts', async () => {
  await library('observer')
  const file = await photo('утро.jpg')
  fireEvent.dragEnter(document.body, carrying(file))
  fireEvent.drop(document.body, carrying(file))
  expect(screen.queryByText(OVER)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

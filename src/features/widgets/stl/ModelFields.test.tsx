import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import { SEEN_MESSAGE } from '@/contract/widgets/embed'
import { MODEL_LIMITS } from '@/contract/widgets/stl/stlFormat'
import { decodePictures, fileOf, photo } from '../../../../test/browserFiles'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { aWidget, type TestRole } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { png } from '../../../../test/server/pictures'
import { binaryStl, tetrahedron, textStl } from '../../../../test/stl'
import { world } from '../../../../test/world'

beforeEach(decodePictures)

/** The editor of a 3D widget without a model. */
async function openEditor(as: TestRole = 'owner') {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Ваза', widget_type: 'stl' })
  const shown = await w.show(`/galleries/stl/${embed_id}`, { as })
  await screen.findByRole('group', { name: 'Файл модели' })
  const stored = async (): Promise<unknown> => {
    const { settings } = await w.server.db
      .selectFrom('widget')
      .select('settings')
      .where('embed_id', '=', embed_id)
      .executeTakeFirstOrThrow()
    return JSON.parse(settings)
  }
  return {
    ...w,
    ...shown,
    stored,
    choose: (file: File) => w.user.upload(screen.getByTestId('model-file'), file),
    answerUpload: (response: Parameters<typeof w.answer>[2]) =>
      w.answer(widgetModelEndpoints.uploadModel, { id: embed_id }, response),
    save: async () => {
      await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
      await screen.findByText('Виджет сохранён')
    },
  }
}

const vase = (name = 'ваза.stl', size: [number?, number?, number?] = [120, 80.4, 9.25]) =>
  fileOf(name, binaryStl(tetrahedron(...size)))
function drop(file: File) {
  const items = [{ kind: 'file', getAsFile: () => file }]
  const zone = screen.getByTestId('model-file').closest('label')!
  fireEvent.drop(zone, { dataTransfer: { files: [file], items, types: ['Files'] } })
}
const modelGroup = () => within(screen.getByRole('group', { name: 'Файл модели' }))
const posterGroup = () => within(screen.getByRole('group', { name: 'Заставка' }))

test('uploads a model, shows its data and its preview before the save, and saves it', async () => {
  const w = await openEditor()
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  expect(await screen.findByText('Пока нечего показать')).toBeInTheDocument()
  expect(screen.getByText(/Загрузите STL-файл/)).toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Вид' }))
  await w.choose(vase())
  expect(await screen.findByText('120 × 80 × 9,3 мм')).toBeInTheDocument()
  expect(modelGroup().getByText('ваза.stl')).toBeInTheDocument()
  expect(modelGroup().getByText('4 треугольника, покупатель загрузит 0,1 МБ')).toBeInTheDocument()
  expect(screen.getByText('Есть несохранённые изменения')).toBeInTheDocument()
  expect(await w.stored()).toEqual(DEFAULT_MODEL_SETTINGS)
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  await waitFor(() => {
    expect(screen.queryByText('Пока нечего показать')).not.toBeInTheDocument()
  })
  await w.save()
  const { id } = await w.server.db.selectFrom('widget_model').select('id').executeTakeFirstOrThrow()
  expect(await w.stored()).toEqual({ ...DEFAULT_MODEL_SETTINGS, model: id })
})

test('lists the sizes by the axis that points up, and replaces the model by a dropped file', async () => {
  const w = await openEditor()
  await w.choose(vase('первая.stl', [10, 20, 30]))
  expect(await screen.findByText('10 × 20 × 30 мм')).toBeInTheDocument()
  await w.user.click(screen.getByRole('radio', { name: /^Ось Y/ }))
  expect(screen.getByText('10 × 30 × 20 мм')).toBeInTheDocument()
  drop(fileOf('вторая.stl', new TextEncoder().encode(textStl(tetrahedron(7, 8, 9)))))
  expect(await screen.findByText('7 × 9 × 8 мм')).toBeInTheDocument()
  expect(screen.queryByText('первая.stl')).not.toBeInTheDocument()
})

test('rejects an invalid or too large file with its name, without an upload', async () => {
  const w = await openEditor()
  w.answerUpload(() => {
    throw new Error('It was sent')
  })
  const heavy = vase('тяжёлая.stl')
  Object.defineProperty(heavy, 'size', { value: MODEL_LIMITS.bytes + 1024 * 1024 })
  const refusals: [file: File, words: RegExp][] = [
    [fileOf('фото.png', new TextEncoder().encode('\x89PNG'.padEnd(300, 'x'))), /это не STL/],
    [fileOf('пусто.stl', new Uint8Array(0)), /файл пустой/],
    [fileOf('рваный.stl', binaryStl(tetrahedron()).slice(0, 200)), /обрывается/],
    [fileOf('большой.stl', binaryStl(tetrahedron(1e7))), /больше километра/],
    [heavy, /файл больше 50 МБ, в нём 51 МБ/],
  ]
  for (const [file, words] of refusals) {
    // A drop accepts any type of file, unlike the file chooser.
    drop(file)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`«${file.name}»`)
    expect(alert).toHaveTextContent(words)
    expect(screen.queryByRole('button', { name: /^Отправить ещё раз/ })).not.toBeInTheDocument()
    await w.user.click(screen.getByRole('button', { name: `Убрать файл ${file.name}` }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  }
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
})

test('shows the progress of an upload, cancels it, and retries a failed upload', async () => {
  const w = await openEditor()
  const answerAgain = w.answerUpload(delayedUntil(createGate().opened))
  await w.choose(vase())
  await screen.findByRole('progressbar', { name: 'Отправлено: ваза.stl' })
  expect(screen.queryByTestId('model-file')).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('button', { name: 'Убрать файл ваза.stl' }))
  expect(screen.getByTestId('model-file')).toBeInTheDocument()
  expect(screen.queryByText('ваза.stl')).not.toBeInTheDocument()
  answerAgain()

  const mend = w.answerUpload(brokenServer)
  await w.choose(vase('другая.stl'))
  await screen.findByText(/^Ошибка загрузки/)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Отправить ещё раз: другая.stl' }))
  expect(await screen.findByText('120 × 80 × 9,3 мм')).toBeInTheDocument()
})

test('asks before leaving during an upload, and cancels the upload when the user leaves', async () => {
  const w = await openEditor()
  w.answerUpload(delayedUntil(createGate().opened))
  await w.choose(vase())
  await screen.findByRole('progressbar')
  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  expect(w.store.getState().pictureUploads.files).toHaveLength(1)
  await w.user.click(screen.getByRole('button', { name: 'Уйти' }))
  await screen.findByRole('heading', { name: 'Виджеты' })
  await waitFor(() => {
    expect(w.store.getState().pictureUploads.files).toEqual([])
  })
})

test('continues an upload while another tab of the editor is open', async () => {
  const w = await openEditor()
  const gate = createGate()
  w.answerUpload(delayedUntil(gate.opened))
  await w.choose(vase())
  await screen.findByRole('progressbar')
  await w.user.click(screen.getByRole('tab', { name: 'Настройки' }))
  act(() => {
    gate.open()
  })
  await screen.findByText('Есть несохранённые изменения')
  await w.user.click(screen.getByRole('tab', { name: 'Вид' }))
  expect(await screen.findByText('120 × 80 × 9,3 мм')).toBeInTheDocument()
})

test('uploads, shows and removes a poster, and rejects a small picture with its size', async () => {
  const w = await openEditor()
  const choose = async (file: File) => w.user.upload(screen.getByTestId('poster-file'), file)
  await choose(await photo('мелкая.jpg', { width: 200, height: 100 }))
  expect(await posterGroup().findByRole('alert')).toHaveTextContent(/200×100 пикселей/)
  await choose(await photo('заставка.jpg', { width: 900, height: 600 }))
  expect(await posterGroup().findByRole('img', { name: 'Заставка' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/media\/.+\.webp$/),
  )
  await w.save()
  expect(await w.stored()).toMatchObject({ poster: 1 })
  await w.user.click(screen.getByRole('button', { name: 'Убрать заставку' }))
  expect(posterGroup().queryByRole('img')).not.toBeInTheDocument()
  await w.save()
  expect(await w.stored()).toMatchObject({ poster: null })
})

test('uses the current view of the preview as the initial view and for the poster', async () => {
  const w = await openEditor()
  await w.choose(vase())
  await screen.findByText('120 × 80 × 9,3 мм')
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Предпросмотр виджета')
  const { buffer: picture } = new Uint8Array(await png(640, 480))
  frame.contentWindow!.postMessage = ({ type }: { type: string }) => {
    if (type !== SEEN_MESSAGE) return
    const data = { type, seen: { turn: -75, tilt: 40, picture } }
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }))
  }
  await w.user.click(await screen.findByRole('button', { name: 'Начинать с этого вида' }))
  await w.user.click(screen.getByRole('button', { name: 'Сделать заставкой' }))
  await screen.findByText(/^Заставка загружена/)
  await w.save()
  expect(await w.stored()).toMatchObject({ startTurn: -75, startTilt: 40, poster: 1 })
})

test('saves the appearance, the view and the description, each under the title of its subject', async () => {
  const w = await openEditor()
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles).toEqual(['Модель', 'Оформление', 'Вращение', 'На странице'])
  const fill = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.change(screen.getByLabelText('Цвет модели'), { target: { value: '#102030' } })
  await w.user.click(screen.getByRole('switch', { name: 'Без цвета' }))
  await w.user.click(screen.getByRole('radio', { name: 'Металл' }))
  await w.user.click(screen.getByRole('radio', { name: /^Ось Y/ }))
  fill('Поворот', '-45')
  fill('Наклон', '-200')
  fireEvent.blur(screen.getByLabelText('Наклон'))
  fill('Скорость вращения', '60')
  await w.user.click(screen.getByRole('switch', { name: /^Показывать размеры/ }))
  fill('Высота на странице', '640')
  fill('Что на модели', 'Белая ваза')
  await w.save()
  expect(await w.stored()).toEqual({
    ...DEFAULT_MODEL_SETTINGS,
    color: '#102030',
    background: 'transparent',
    material: 'metal',
    upAxis: 'y',
    startTurn: -45,
    startTilt: -90,
    rotationSpeed: 60,
    showDimensions: false,
    height: 640,
    alt: 'Белая ваза',
  })
  await w.user.click(screen.getByRole('switch', { name: /^Вращать модель/ }))
  expect(screen.queryByLabelText('Скорость вращения')).not.toBeInTheDocument()
})

test('shows a poster that was saved in another tab and keeps the unsaved model', async () => {
  const w = await openEditor()
  const { id } = await w.server.db.selectFrom('widget').select('id').executeTakeFirstOrThrow()
  await w.choose(vase('своя.stl', [10, 20, 30]))
  await screen.findByText('10 × 20 × 30 мм')
  const stored = await w.server.db.selectFrom('widget_model').selectAll().executeTakeFirstOrThrow()
  const theirs = await w.server.db
    .insertInto('widget_poster')
    .values({
      widget_id: id,
      blob: stored.blob,
      width: 900,
      height: 600,
      variants: JSON.stringify([{ blob: stored.blob, width: 900, height: 600 }]),
      created_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await w.server.db
    .updateTable('widget')
    .set({
      revision: 2,
      settings: JSON.stringify({ ...DEFAULT_MODEL_SETTINGS, poster: theirs.id }),
    })
    .execute()
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText(/этот виджет сохранили в другом месте/)
  expect(await posterGroup().findByRole('img', { name: 'Заставка' })).toBeInTheDocument()
  expect(screen.getByText('10 × 20 × 30 мм')).toBeInTheDocument()
})

test('offers a retry when the list of files fails to load', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, {
    widget_type: 'stl',
    settings: { ...DEFAULT_MODEL_SETTINGS, model: 1 },
  })
  const mend = w.answer(widgetModelEndpoints.listModelFiles, { id: embed_id }, brokenServer)
  await w.show(`/galleries/stl/${embed_id}`)
  const alert = within(await screen.findByRole('alert'))
  mend()
  await w.user.click(alert.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('hides albums, segments and products in the editor of a model', async () => {
  const w = await openEditor()
  expect(screen.queryByRole('combobox', { name: 'Альбомы' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Альбомы не выбраны/)).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Установка' }))
  expect(await screen.findByRole('region', { name: 'Код для сайта' })).toHaveTextContent(
    'data-vitrina-type="stl"',
  )
  expect(screen.queryByText(/сегмент/i)).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Код для страницы товара' })).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Настройки' }))
  await w.user.click(screen.getByRole('button', { name: 'Удалить виджет' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(/модели и заставки удалятся/)
})

test('shows an observer read-only settings', async () => {
  await openEditor('observer')
  expect(modelGroup().getByText('модель не загружена')).toBeInTheDocument()
  expect(screen.queryByTestId('model-file')).not.toBeInTheDocument()
  expect(screen.queryByTestId('poster-file')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Цвет модели')).toBeDisabled()
  expect(screen.getByRole('switch', { name: /^Вращать модель/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Металл' })).toBeDisabled()
  expect(screen.getByLabelText('Что на модели')).toBeDisabled()
})

test('shows an observer the model without the button that creates a poster', async () => {
  const w = await world()
  const { id, embed_id } = await aWidget(w.server, w.account, {
    widget_type: 'stl',
    settings: { ...DEFAULT_MODEL_SETTINGS, model: 1 },
  })
  const sizes = { bytes: 284, packed_bytes: 200, size_x: 10, size_y: 20, size_z: 30 }
  await w.server.db
    .insertInto('widget_model')
    .values({
      widget_id: id,
      file_name: 'ваза.stl',
      blob: `${'a'.repeat(64)}.stl`,
      triangles: 4,
      created_at: 1,
      ...sizes,
    })
    .execute()
  await w.show(`/galleries/stl/${embed_id}`, { as: 'observer' })
  expect(await screen.findByText('10 × 20 × 30 мм')).toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: 'Загрузка' })).not.toBeInTheDocument()
  })
  expect(screen.queryByText('Пока нечего показать')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Сделать заставкой' })).not.toBeInTheDocument()
})

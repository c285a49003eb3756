import sharp from 'sharp'
import { MEGABYTE } from '@/contract/files/uploads'
import {
  CDN,
  LINK,
  openLinkDesk,
  type LinkDesk,
  type Words,
} from '../../../test/server/web/linkDesk'
import { jpeg } from '../../../test/server/pictures'
import { video } from '../../../test/server/video'
import { graphPage, withWeb, type WebPage } from '../../../test/server/web/webPages'
import type { LinkType } from './postAddress'

const NO_RESPONSE: Words = [
  'link-unreachable',
  'Сайт по этой ссылке не отвечает. Проверьте, открывается ли она в браузере, и попробуйте ещё раз',
  'The site behind this link does not answer. Check that the link opens in a browser, and try again',
]
const NO_PICTURE: Words = [
  'picture-not-loaded',
  'Страница открылась, но фото с неё не загрузилось. Попробуйте ещё раз или скачайте фото и добавьте файлом',
  'The page opened, but its photo failed to load. Try again, or download the photo and add it as a file',
]
const NO_STORY: Words = [
  'story-not-loaded',
  'Не удалось загрузить историю. Возможно, она закончилась или открыта не всем',
  'Could not download the story. It may be over or not open to everyone',
]
const NO_LIVE: Words = [
  'live-not-loaded',
  'Не удалось загрузить прямой эфир. Добавьте его запись видеофайлом',
  'Could not download the live broadcast. Add its recording as a video file',
]
const NO_MEDIA: Words = [
  'link-without-media',
  'По этой ссылке не нашлось ни фото, ни видео. Скачайте их и добавьте файлами',
  'There is no photo or video behind this link. Download them and add them as files',
]
const NO_VIDEO: Words = [
  'video-not-loaded',
  'Не удалось загрузить видео. Скачайте его и добавьте файлом',
  'The video failed to load. Download it and add it as a file',
]

let desk: LinkDesk
let photo: Buffer
beforeAll(async () => {
  photo = await jpeg()
})
beforeEach(async () => {
  desk = await openLinkDesk()
})
afterEach(() => desk.close())

describe('refusing a link without a post', () => {
  test.each(['просто слова', '', 'https://a.test/1 https://a.test/2', 'https://localhost/1'])(
    'refuses an invalid link: %j',
    async (link) => {
      await desk.refused(['wrong-link', 'Введите корректную ссылку', 'Enter a valid link'], link)
    },
  )

  test('refuses a link that is too long', async () => {
    expect(await desk.attempt(`https://a.test/${'x'.repeat(2000)}`)).toMatchObject({
      success: false,
      error: { code: 'too-long' },
    })
  })

  test.each<[string, WebPage, Words]>([
    [
      'is in a private network',
      { failure: 'private' },
      [
        'private-link',
        'Этот адрес виден только внутри вашей сети. Нужна ссылка, которая открывается из интернета',
        'This address can be seen only inside your network. Use a link that opens on the internet',
      ],
    ],
    [
      'has an unusual address',
      { failure: 'unusual' },
      [
        'unusual-link',
        'Так по ссылке ничего не прочитать: нужна обычная веб-страница, без номера порта и пароля в адресе',
        'This link cannot be read: use an ordinary web page, without a port number or a password in its address',
      ],
    ],
    [
      'redirects in a loop',
      { failure: 'loop' },
      [
        'link-loop',
        'Страница без конца перенаправляет на другие адреса. Откройте пост в браузере и скопируйте ссылку оттуда',
        'The page keeps redirecting to other addresses. Open the post in a browser and copy the link from there',
      ],
    ],
    ['cannot be reached', { failure: 'unreachable' }, NO_RESPONSE],
    ['is broken', 503, NO_RESPONSE],
    [
      'is gone',
      410,
      [
        'link-not-found',
        'По этой ссылке поста нет. Возможно, его удалили',
        'There is no post behind this link. It may have been deleted',
      ],
    ],
    [
      'requires a sign-in',
      403,
      [
        'link-closed',
        'Этот пост открыт не всем, поэтому его не прочитать. Скачайте фото или видео и добавьте файлами',
        'This post is not open to everyone, so it cannot be read. Download its photo or video and add it as a file',
      ],
    ],
    ['has no media', graphPage(['title', 'Новости']), NO_MEDIA],
  ])('refuses a link whose page %s', async (_what, page, words) => {
    withWeb(desk.world, { [LINK]: page })
    await desk.refused(words, LINK)
  })

  test.each<[LinkType, WebPage, Words]>([
    ['story', graphPage(['title', 'Вход']), NO_STORY],
    ['story', 404, NO_STORY],
    ['story', 403, NO_STORY],
    ['story', { failure: 'unreachable' }, NO_RESPONSE],
    ['live', graphPage(['title', 'Вход']), NO_LIVE],
    ['live', graphPage(['image', `${CDN}/still.jpg`]), NO_LIVE],
    ['live', 410, NO_LIVE],
    ['live', { failure: 'unreachable' }, NO_RESPONSE],
  ])('refuses a link to a %s (%#)', async (type, page, words) => {
    withWeb(desk.world, { 'https://blog.test/1': page, [`${CDN}/still.jpg`]: photo })
    await desk.refused(words, 'https://blog.test/1', type)
  })
})

test.each<[LinkType, WebPage]>([
  ['post', 404],
  ['post', { failure: 'loop' }],
  ['story', 404],
  ['live', graphPage(['title', 'Вход'])],
])('reports an error of a link to a %s at the field of the link (%#)', async (type, page) => {
  withWeb(desk.world, { 'https://blog.test/1': page })
  expect((await desk.attempt('https://blog.test/1', type)).error?.field).toBe('link')
})

describe('refusing media that a post cannot have', () => {
  const big = (content: Uint8Array, megabytes: number) =>
    Buffer.concat([content, Buffer.alloc(megabytes * MEGABYTE)])

  test.each<[string, string, () => WebPage | Promise<WebPage>, Words]>([
    [
      'a picture that is too small',
      'малая.jpg',
      () => jpeg({ width: 479, height: 900 }),
      [
        'image-too-small',
        '«малая.jpg»: 479×900 пикселей, нужно не меньше 480 по каждой стороне',
        '“малая.jpg”: 479×900 px, at least 480 px on each side are needed',
      ],
    ],
    [
      'a picture that is too large',
      'a.jpg',
      () => big(photo, 10),
      ['file-too-large', '«a.jpg»: файл больше 10 МБ', '“a.jpg”: the file is over 10 MB'],
    ],
    [
      'a picture in an unsupported format',
      'a.gif',
      () => Buffer.from('GIF89a and so on'),
      [
        'unsupported-type',
        '«a.gif»: такой формат не подходит. Подойдут .jpg, .png, .webp, .mov, .mp4',
        '“a.gif”: this format does not fit. Use .jpg, .png, .webp, .mov, .mp4',
      ],
    ],
    [
      'a broken picture',
      'a.jpg',
      () => photo.subarray(0, photo.length / 2),
      [
        'unreadable-file',
        '«a.jpg»: файл повреждён или не читается',
        '“a.jpg”: the file is damaged or cannot be read',
      ],
    ],
    ['a picture that does not exist', 'a.jpg', () => 404, NO_MEDIA],
    [
      'a picture whose server does not respond',
      'a.jpg',
      () => ({ failure: 'unreachable' }),
      NO_PICTURE,
    ],
    ['a picture whose server fails', 'a.jpg', () => 502, NO_PICTURE],
  ])('%s', async (_what, name, content, words) => {
    desk.withPhotos({ [name]: await content() })
    await desk.refused(words, LINK)
  })

  test.each<[string, WebPage, Words]>([
    ['whose server does not respond', { failure: 'unreachable' }, NO_VIDEO],
    ['that does not exist', 404, NO_VIDEO],
    [
      'that is too large',
      big(video(), 50),
      ['file-too-large', '«a.mp4»: файл больше 50 МБ', '“a.mp4”: the file is over 50 MB'],
    ],
    [
      'that has only sound',
      video({ track: 'soun' }),
      [
        'no-video-track',
        '«a.mp4»: видео не загрузилось, в файле нет изображения',
        '“a.mp4”: the video failed to load, the file has no picture in it',
      ],
    ],
  ])('refuses a video that %s, even when its picture is valid', async (_what, content, words) => {
    withWeb(desk.world, {
      [LINK]: graphPage(['video', `${CDN}/a.mp4`], ['image', `${CDN}/a.jpg`]),
      [`${CDN}/a.mp4`]: content,
      [`${CDN}/a.jpg`]: photo,
    })
    await desk.refused(words, LINK)
  })

  test('refuses a story of more than 10 MB', async () => {
    withWeb(desk.world, {
      'https://vk.com/story-1_2': graphPage(['video', `${CDN}/a.mp4`]),
      [`${CDN}/a.mp4`]: big(video(), 10),
    })
    await desk.refused(
      ['file-too-large', '«a.mp4»: файл больше 10 МБ', '“a.mp4”: the file is over 10 MB'],
      'https://vk.com/story-1_2',
    )
  })

  test('stores nothing when a picture cannot be loaded', async () => {
    desk.withPhotos({ 'a.jpg': photo, 'b.jpg': { failure: 'unreachable' } })
    await desk.refused(NO_PICTURE, LINK)
  })

  test('accepts a WebP picture', async () => {
    desk.withPhotos({ 'a.webp': await sharp(photo).webp().toBuffer() })
    expect((await desk.added()).media).toMatchObject([{ width: 800 }])
  })
})

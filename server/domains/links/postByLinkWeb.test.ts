import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { MEGABYTE } from '@/contract/files/uploads'
import { openLinkDesk, type LinkDesk, type Words } from '../../../test/server/web/linkDesk'
import {
  cutAfter,
  drip,
  endWithConnection,
  sendEndlessHeaders,
} from '../../../test/server/web/badResponses'
import { playInternet } from '../../../test/server/web/internet'
import { jpeg } from '../../../test/server/pictures'

let desk: LinkDesk
let photo: Buffer
beforeAll(async () => {
  photo = await jpeg()
})
beforeEach(async () => {
  desk = await openLinkDesk()
})
afterEach(() => desk.close())

const NOT_READ: Record<'page' | 'picture', Words> = {
  page: [
    'link-unreachable',
    'Сайт по этой ссылке не отвечает. Проверьте, открывается ли она в браузере, и попробуйте ещё раз',
    'The site behind this link does not answer. Check that the link opens in a browser, and try again',
  ],
  picture: [
    'picture-not-loaded',
    'Страница открылась, но фото с неё не загрузилось. Попробуйте ещё раз или скачайте фото и добавьте файлом',
    'The page opened, but its photo failed to load. Try again, or download the photo and add it as a file',
  ],
}

describe('adding a post through the real web', () => {
  test('reads a page and its picture', async () => {
    const internet = await playInternet(({ url, headers }, response) => {
      if (url !== '/photo.jpg') {
        response.setHeader('Content-Type', 'text/html; charset=windows-1251')
        response.end(
          Buffer.concat([
            Buffer.from(`<meta property="og:image" content="http://${headers.host}/photo.jpg">`),
            Buffer.from('<title>'),
            Buffer.from([0xd3, 0xf2, 0xf0, 0xee]),
          ]),
        )
      } else response.setHeader('Content-Type', 'image/jpeg').end(photo)
    })
    desk.world.services.web = internet.web
    expect((await desk.added(internet.at('/post/1'))).vitrinaPost.text).toBe('Утро')
    internet.close()
  })

  test('reads an endless page only as far as needed', async () => {
    const endless = 'x'.repeat(64 * 1024)
    const internet = await playInternet(({ url, headers }, response) => {
      if (url === '/photo.jpg') {
        response.setHeader('Content-Type', 'image/jpeg').end(photo)
        return
      }
      response.setHeader('Content-Type', 'text/html')
      if (url === '/said') {
        response.write(`<meta property="og:image" content="http://${headers.host}/photo.jpg">`)
      }
      const send = () => {
        while (response.write(endless));
      }
      response.on('drain', send)
      send()
    })
    desk.world.services.web = internet.web
    await desk.refused(
      [
        'page-too-large',
        'Страница слишком большая: в её начале не нашлось ни фото, ни видео. Скачайте их и добавьте файлами',
        'The page is too large: there is no photo or video at its beginning. Download them and add them as files',
      ],
      internet.at('/endless'),
    )
    expect((await desk.added(internet.at('/said'))).media).toHaveLength(1)
    internet.close()
  })

  test('aborts a picture at the size limit, whatever size is announced', async () => {
    let sent = 0
    const internet = await playInternet(({ url, headers }, response) => {
      if (url !== '/photo.jpg') {
        response.setHeader('Content-Type', 'text/html')
        response.end(`<meta property="og:image" content="http://${headers.host}/photo.jpg">`)
        return
      }
      const block = Buffer.alloc(64 * 1024)
      const send = () => {
        while (response.write(block));
      }
      response.on('close', () => {
        sent = response.socket?.bytesWritten ?? 0
      })
      response.on('drain', send)
      response.write(photo)
      send()
    })
    desk.world.services.web = internet.web
    await desk.refused(
      ['file-too-large', '«photo.jpg»: файл больше 10 МБ', '“photo.jpg”: the file is over 10 MB'],
      internet.at('/1'),
    )
    expect(sent).toBeLessThan(30 * MEGABYTE)
    internet.close()
  })

  type Send = (response: ServerResponse, body: Buffer) => void
  const WHOLE: [string, Send][] = [
    [
      'announces its length and closes',
      (response, body) => {
        response.setHeader('Content-Length', body.length).end(body)
      },
    ],
    [
      'is compressed and closes',
      (response, body) => {
        response.setHeader('Content-Encoding', 'gzip').end(gzipSync(body))
      },
    ],
    [
      'ends with its connection',
      (response, body) => {
        endWithConnection(response)
        response.end(body)
      },
    ],
  ]
  const BROKEN: [string, Send][] = [
    [
      'is truncated',
      (response, body) => {
        response.setHeader('Content-Length', 2 * body.length)
        cutAfter(response, body)
      },
    ],
    ['never starts', () => undefined],
    [
      'arrives too slowly',
      (response) => {
        drip(response)
      },
    ],
    ['has endless headers', sendEndlessHeaders],
  ]
  const playPost = (odd: 'page' | 'picture', send: Send) =>
    playInternet(({ url, headers }, response) => {
      const isPicture = url === '/photo.jpg'
      response.setHeader('Connection', 'close')
      response.setHeader('Content-Type', isPicture ? 'image/jpeg' : 'text/html')
      const page = `<meta property="og:image" content="http://${headers.host}/photo.jpg">`
      const body = isPicture ? photo : Buffer.from(page)
      if (isPicture === (odd === 'picture')) send(response, body)
      else response.end(body)
    })

  test.each(WHOLE)('reads a page or a picture that %s', async (_how, send) => {
    for (const odd of ['page', 'picture'] as const) {
      const internet = await playPost(odd, send)
      desk.world.services.web = internet.web
      expect((await desk.added(internet.at(`/${odd}`))).media).toHaveLength(1)
      internet.close()
    }
  })

  test.each(BROKEN)(
    'refuses a page or a picture that %s and writes nothing',
    async (_how, send) => {
      for (const odd of ['page', 'picture'] as const) {
        const internet = await playPost(odd, send)
        desk.world.services.web = {
          read: (url, ...rest) => {
            const isOdd = url.endsWith('/photo.jpg') === (odd === 'picture')
            return (isOdd ? internet.impatientWeb : internet.web).read(url, ...rest)
          },
        }
        await desk.refused(NOT_READ[odd], internet.at(`/${odd}`))
        internet.close()
      }
    },
  )
})

import { MEGABYTE } from '@/contract/files/uploads'
import { openLinkDesk, type LinkDesk } from '../../../test/server/web/linkDesk'
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

describe('through the real web', () => {
  test('a page and its picture are read', async () => {
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

  test('100 MB of HTML are read as far as their beginning says something', async () => {
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

  test('a picture is refused at its limit, however much is announced', async () => {
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
})

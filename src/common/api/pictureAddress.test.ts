// Runs alone: the runtime configuration is read only once, and another test file may have read a different one.
import { accountPath } from '@/contract/addresses'
import { RUNTIME_CONFIG_ID } from '@/contract/runtimeConfig'
import { pictureAddress } from './pictureAddress'

beforeAll(() => {
  const config = document.createElement('script')
  config.type = 'application/json'
  config.id = RUNTIME_CONFIG_ID
  config.textContent = JSON.stringify({
    backOfficeUrl: 'https://office.vitrina.test',
    widgetUrl: 'https://widgets.test',
    supportContact: null,
    hasSupportInbox: false,
    sentryDsn: null,
    demoShopUrl: null,
  })
  document.head.append(config)
})
beforeEach(() => {
  history.replaceState(null, '', accountPath('лён'))
})

const COPY = `https://office.vitrina.test${accountPath('лён')}api/1.0.0/picture-copy?address=`

test.each([
  ['', ''],
  ['/media/vase.webp', '/media/vase.webp'],
  ['blob:https://vitrina.test/1', 'blob:https://vitrina.test/1'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['https://widgets.test/media/vase.webp', 'https://widgets.test/media/vase.webp'],
  ['http://shop.test/1.jpg', `${COPY}http%3A%2F%2Fshop.test%2F1.jpg`],
  ['HTTPS://shop.test/a b.jpg?x=1&y=2', `${COPY}HTTPS%3A%2F%2Fshop.test%2Fa+b.jpg%3Fx%3D1%26y%3D2`],
  ['https://widgets.test.evil/1.jpg', `${COPY}https%3A%2F%2Fwidgets.test.evil%2F1.jpg`],
])('the picture “%s” is shown from “%s”', (url, address) => {
  expect(pictureAddress(url)).toBe(address)
})

test('does not show pictures from other hosts on a page outside of an account', () => {
  history.replaceState(null, '', '/replay/stage')
  expect(pictureAddress('https://shop.test/1.jpg')).toBe('')
  expect(pictureAddress('/media/vase.webp')).toBe('/media/vase.webp')
})

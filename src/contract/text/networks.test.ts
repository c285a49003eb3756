import { networkOf, networkOfHost } from './networks'

test.each([
  ['https://www.instagram.com/p/C1/', 'instagram'],
  ['https://instagr.am/p/C1/', 'instagram'],
  ['https://vk.com/wall-1_2', 'vk'],
  ['https://m.vk.ru/wall-1_2', 'vk'],
  ['https://vkvideo.ru/video-1_2', 'vk'],
  ['https://t.me/shop/5', 'telegram'],
  ['https://telegram.me/shop/5', 'telegram'],
  ['https://music.youtube.com/watch?v=1', 'youtube'],
  ['https://youtu.be/1', 'youtube'],
  ['https://ok.ru/shop/topic/1', 'ok'],
  ['https://vm.tiktok.com/1', 'tiktok'],
  ['https://ru.pinterest.com/pin/1', 'pinterest'],
  ['https://www.pinterest.co.uk/pin/1', 'pinterest'],
  ['https://pinterest.com.au/pin/1', 'pinterest'],
  ['https://pinterest.ru/pin/1', 'pinterest'],
  ['https://pin.it/1', 'pinterest'],
  ['https://m.facebook.com/shop', 'facebook'],
  ['https://fb.watch/1', 'facebook'],
  ['https://shop.test/lookbook', 'web'],
  ['https://notvk.com/', 'web'],
  ['https://vk.com.shop.test/', 'web'],
  ['https://pinterest.com.shop.test/', 'web'],
  ['https://pinterest.shop.test/', 'web'],
  ['https://localhost/', 'web'],
  ['vk.com/wall-1_2', 'web'],
  ['', 'web'],
])('recognises the network of %s as %s', (link, network) => {
  expect(networkOf(link)).toBe(network)
})

test('ignores capitals and the final dot of a host name', () => {
  expect(networkOfHost('VK.com.')).toBe('vk')
})

import { readVkToken } from './readVkToken'

const TOKEN = 'vk1.a.abcdefghij-0123456789_'

test.each([
  [TOKEN, null],
  [`  ${TOKEN}\n`, null],
  ['0123456789abcdef0123', null],
  [`https://oauth.vk.com/blank.html#access_token=${TOKEN}&expires_in=86400&user_id=1`, 86_400],
  [`https://oauth.vk.com/blank.html#access_token=${TOKEN}&expires_in=0&user_id=1`, null],
  [`https://shop.test/?access_token=${TOKEN}&expires_in=60`, 60],
  [`https://shop.test/?state=1#expires_in=60&access_token=${TOKEN}`, 60],
  [`access_token=${TOKEN}&expires_in=60`, 60],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=soon`, null],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=315360000`, 315_360_000],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=315360001`, null],
])('finds a token in %s', (text, expiresIn) => {
  expect(readVkToken(text)).toEqual({ token: text.match(/vk1\.[\w.-]+|0123\w+/)![0], expiresIn })
})

test.each([
  '',
  'token',
  'https://vk.com/shop',
  'https://oauth.vk.com/blank.html#access_token=&expires_in=0',
  'https://oauth.vk.com/blank.html#access_token=<script>alert(1)</script>',
  `https://oauth.vk.com/blank.html#token=${TOKEN}`,
])('finds no token in %s', (text) => {
  expect(readVkToken(text)).toBeNull()
})

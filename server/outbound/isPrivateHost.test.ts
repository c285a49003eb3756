import { isPrivateHost } from './isPrivateHost'

const hostOf = (link: string) => new URL(link).hostname

test.each([
  'http://localhost/feed.xml',
  'http://LOCALHOST./feed.xml',
  'http://shop.localhost/feed.xml',
  'http://printer.local/feed.xml',
  'http://db.internal/feed.xml',
  'http://intranet/feed.xml',
  'http://127.0.0.1/feed.xml',
  'http://2130706433/feed.xml',
  'http://0x7f.1/feed.xml',
  'http://0177.0.0.1/feed.xml',
  'http://0.0.0.0/feed.xml',
  'http://10.1.2.3/feed.xml',
  'http://100.64.0.1/feed.xml',
  'http://169.254.169.254/feed.xml',
  'http://172.31.255.255/feed.xml',
  'http://192.168.0.1/feed.xml',
  'http://224.0.0.1/feed.xml',
  'http://[::1]/feed.xml',
  'http://[::]/feed.xml',
  'http://[::ffff:10.0.0.1]/feed.xml',
  'http://[fd00::1]/feed.xml',
  'http://[fe80::1]/feed.xml',
  'http://[fec0::1]/feed.xml',
  'http://[64:ff9b::a00:1]/feed.xml',
  'http://[64:ff9b:1::a00:1]/feed.xml',
  'http://[2002:7f00:1::]/feed.xml',
  'http://[2002:0808:0808::]/feed.xml',
  'http://[::ffff:8.8.8.8]/feed.xml',
  'http://[::ffff:0:808:808]/feed.xml',
  'http://[::808:808]/feed.xml',
  'http://[2001::1]/feed.xml',
  'http://[2001:2::1]/feed.xml',
  'http://[2001:10::1]/feed.xml',
  'http://[2001:20::1]/feed.xml',
  'http://[2001:db8::1]/feed.xml',
  'http://[3fff::1]/feed.xml',
  'http://[5f00::1]/feed.xml',
  'http://[100::1]/feed.xml',
  'http://[100:0:0:1::1]/feed.xml',
  'http://[4000::1]/feed.xml',
  'http://[ff02::1]/feed.xml',
  'http://192.0.0.1/feed.xml',
  'http://192.0.2.1/feed.xml',
  'http://198.51.100.1/feed.xml',
  'http://203.0.113.1/feed.xml',
  'http://192.88.99.1/feed.xml',
  'http://198.18.0.1/feed.xml',
  'http://198.19.255.255/feed.xml',
  'http://240.0.0.1/feed.xml',
  'http://255.255.255.255/feed.xml',
  'http://0xa000001/feed.xml',
  'http://012.0.0.1/feed.xml',
  'http://127.1/feed.xml',
  'http://127.0.0.1./feed.xml',
])('treats %s as private', (link) => {
  expect(isPrivateHost(hostOf(link))).toBe(true)
})

test.each([
  'https://shop.example/feed.xml',
  'https://магазин.рф/feed.xml',
  'https://localhost.example/feed.xml',
  'https://mylocal.shop/feed.xml',
  'http://8.8.8.8/feed.xml',
  'http://172.32.0.1/feed.xml',
  'http://[2a02:6b8::1]/feed.xml',
  'http://[2606:4700::1111]/feed.xml',
  'http://134744072/feed.xml',
  'http://198.20.0.1/feed.xml',
])('treats %s as public', (link) => {
  expect(isPrivateHost(hostOf(link))).toBe(false)
})

test.each(['fe80::1%eth0', '::1%lo', '10.0.0.1'])(
  'treats the resolved address %s as private',
  (host) => {
    expect(isPrivateHost(host)).toBe(true)
  },
)

import { pageName } from './shopPages'

test.each([
  ['https://shop.test/', 'shop.test'],
  ['http://shop.test:8080/lookbook/', 'shop.test:8080/lookbook/'],
  ['https://shop.test/%D0%BB%D0%B5%D1%82%D0%BE', 'shop.test/лето'],
  ['https://shop.test/100%', 'shop.test/100%'],
  ['https://shop.test/%E2%80%AEtset', 'shop.test/%E2%80%AEtset'],
  ['https://shop.test/a%20b', 'shop.test/a%20b'],
])('displays the address %s as %s', (page, name) => {
  expect(pageName(page)).toBe(name)
})

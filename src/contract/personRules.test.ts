import { emailProblem } from './personRules'

test.each(['nina@shop.test', ' Nina.Orlova+kitchen@mail.shop.co ', 'нина@магазин.рф'])(
  '%j is an e-mail',
  (email) => {
    expect(emailProblem(email)).toBeNull()
  },
)

test.each([
  'nina@shop',
  'nina@shop.t',
  'nina orlova@shop.test',
  // Nobody would see that they are other people's.
  'ni\u200bna@shop.test',
  'nina@sh\u00adop.test',
  'nina\u0007@shop.test',
])('%j is none', (email) => {
  expect(emailProblem(email)).toBe('wrong-email')
})

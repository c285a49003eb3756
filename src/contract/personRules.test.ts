import { confirmationProblem, emailProblem, newPasswordProblem } from './personRules'

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

test('an e-mail is as long as mail can be sent to', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 10)}@shop.test`
  expect(emailProblem(ofLength(254))).toBeNull()
  expect(emailProblem(ofLength(255))).toBe('wrong-email')
})

test.each([
  ['nina@shop@test.ru', 'wrong-email'],
  ['nina@shop..test', 'wrong-email'],
  ['nina@.test', 'wrong-email'],
  ['nina@shop.test.', 'wrong-email'],
  ['nina@shop.test@other', 'wrong-email'],
  ['', 'empty-field'],
  ['  ', 'only-spaces'],
])('%j is none: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})

test.each([
  ['window', null],
  ['!"#$%&~', null],
  ['windo', 'short-password'],
  ['', 'empty-field'],
  ['      ', 'only-spaces'],
  ['win dow', 'wrong-password'],
  ['окошко', 'wrong-password'],
  // What cannot be in it counts before its length.
  ['ё', 'wrong-password'],
])('the password %j: %j', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem)
})

test('a password is confirmed by itself alone', () => {
  expect(confirmationProblem('window7', 'window7')).toBeNull()
  expect(confirmationProblem('window7', 'Window7')).toBe('not-equal-password')
  expect(confirmationProblem('window7', '')).toBe('empty-field')
  expect(confirmationProblem('window7', '  ')).toBe('only-spaces')
})

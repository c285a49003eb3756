import { confirmationProblem, emailProblem, newPasswordProblem } from './personRules'

test.each(['nina@shop.test', ' Nina.Orlova+kitchen@mail.shop.co ', 'нина@магазин.рф'])(
  'accepts the e-mail %j',
  (email) => {
    expect(emailProblem(email)).toBeNull()
  },
)

test.each([
  'nina@shop',
  'nina@shop.t',
  'nina orlova@shop.test',
  // Invisible characters: they look like other people's addresses.
  'ni\u200bna@shop.test',
  'nina@sh\u00adop.test',
  'nina\u0007@shop.test',
])('rejects the e-mail %j', (email) => {
  expect(emailProblem(email)).toBe('wrong-email')
})

test('limits the length of an e-mail', () => {
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
])('rejects the e-mail %j: %s', (email, problem) => {
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
  // Invalid characters are reported before the length.
  ['ё', 'wrong-password'],
])('validates the password %j: %j', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem)
})

test('requires that the repeated password is identical', () => {
  expect(confirmationProblem('window7', 'window7')).toBeNull()
  expect(confirmationProblem('window7', 'Window7')).toBe('not-equal-password')
  expect(confirmationProblem('window7', '')).toBe('empty-field')
  expect(confirmationProblem('window7', '  ')).toBe('only-spaces')
})

import { sideOfReviewKeys } from './reviewKeys'

const NONE = { key: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

/** The card as it is pressed: with a field, a switch, a video and a button. */
function aCard() {
  const card = document.createElement('div')
  card.innerHTML =
    '<input class="field"><input class="switch" type="checkbox"><video></video><a></a>'
  return card
}

test.each<[string, on: string, Partial<KeyboardEvent>, string | null]>([
  ['an arrow to the left', 'a', { code: 'ArrowLeft' }, 'previous'],
  ['an arrow to the right', 'a', { code: 'ArrowRight' }, 'next'],
  ['an arrow on a switch, which has no use for it', '.switch', { code: 'ArrowRight' }, 'next'],
  ['an arrow in a field, where it moves the cursor', '.field', { code: 'ArrowRight' }, null],
  ['an arrow on a video, where it seeks', 'video', { code: 'ArrowRight' }, null],
  ['Alt with an arrow, which goes back in history', 'a', { code: 'ArrowLeft', altKey: true }, null],
  ["the post editor's keys", 'a', { code: 'PageDown', altKey: true }, 'next'],
  ["the post editor's keys in a field", '.field', { code: 'PageUp', altKey: true }, 'previous'],
  ['a key that was handled', 'a', { code: 'ArrowRight', defaultPrevented: true }, null],
  ['any other key', 'a', { code: 'KeyJ' }, null],
])('reads on the card of a review %s', (_, on, keys, side) => {
  const currentTarget = aCard()
  const target = currentTarget.querySelector(on)
  const press = { code: '', ...NONE, defaultPrevented: false, target, currentTarget, ...keys }
  expect(sideOfReviewKeys(press)).toBe(side)
})

test('reads no key of a dialog above the card', () => {
  const target = document.createElement('button')
  const press = { code: 'ArrowRight', ...NONE, defaultPrevented: false, target }
  expect(sideOfReviewKeys({ ...press, currentTarget: aCard() })).toBeNull()
})

import { isAskable, isOthersPost, lacksPermission } from './authorPermission'

type Post = Parameters<typeof isAskable>[0]
type Request = NonNullable<Post['vitrinaPost']['copyrightRequest']>

const post = (
  providerPost: Post['providerPost'],
  status: Request['status'] | null = null,
): Post => ({
  providerPost,
  vitrinaPost: { copyrightRequest: status && { status } },
  review: null,
})
const OWN = { provider: 'upload', isUgc: false } as const
const LINKED = { provider: 'link', isUgc: false } as const
const CUSTOMERS = { provider: 'upload', isUgc: true } as const

test.each([
  ['uploaded by the shop', OWN, false],
  ['of the shop’s own group', { provider: 'vk', isUgc: false }, false],
  ['of other authors who mention the group', { provider: 'mention', isUgc: true }, true],
  ['added by its link', LINKED, true],
  ['of a customer', CUSTOMERS, true],
])('treats a post %s as another person’s: %s', (_what, facts, isOthers) => {
  expect(isOthersPost(facts)).toBe(isOthers)
  expect(isAskable(post(facts))).toBe(isOthers)
  expect(lacksPermission(post(facts))).toBe(isOthers)
})

test.each(['sending', 'sent', 'failed', 'approved'] as const)(
  'does not ask an author again after a request with the status %s',
  (status) => {
    expect(isAskable(post(LINKED, status))).toBe(false)
    expect(lacksPermission(post(LINKED, status))).toBe(status !== 'approved')
    expect(lacksPermission(post(OWN, status))).toBe(false)
  },
)

test('never asks the author of a review, because marketplaces name no authors', () => {
  const review = { ...post({ provider: 'ozon', isUgc: true }), review: { isArchived: false } }
  expect([isAskable(review), lacksPermission(review)]).toEqual([false, false])
})

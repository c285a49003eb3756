import { makePostInfo } from '@/features/editor/testing/postInfo'
import type { ProviderPost, VitrinaPost } from '@/contract/entities/posts/post'
import { postOrigin } from './grid/PostCardFacts'
import { isUnseen, permissionMark, scheduledTransition } from './postStates'

const MORNING = '2026-03-18T07:00:00.000Z'
const EVENING = '2026-03-18T19:00:00.000Z'

const vitrinaPost = (changes: Partial<VitrinaPost>) => ({
  vitrinaPost: { ...makePostInfo().vitrinaPost, ...changes },
})

test.each<[string, Partial<VitrinaPost>, ReturnType<typeof scheduledTransition>]>([
  ['none when the schedule is off', { publishTime: MORNING }, null],
  [
    'the publication of a draft',
    { isEnabledScheduler: true, publishTime: MORNING, unpublishTime: EVENING, isPublished: false },
    { time: MORNING, isPublication: true },
  ],
  [
    'the unpublication of a published post',
    { isEnabledScheduler: true, publishTime: null, unpublishTime: EVENING, isPublished: true },
    { time: EVENING, isPublication: false },
  ],
])('returns the scheduled transition: %s', (_name, changes, transition) => {
  expect(scheduledTransition(vitrinaPost(changes))).toEqual(transition)
})

const request = (status: 'sending' | 'sent' | 'approved' | 'failed') => ({
  copyrightRequest: { status, updatedAt: MORNING, comments: [] },
})

test.each<[string, Partial<VitrinaPost>, string[]]>([
  ['none for the shop’s own post', { needCopyrightRequest: false, copyrightRequest: null }, []],
  [
    'needed when the author was not asked',
    { needCopyrightRequest: true, copyrightRequest: null },
    ['library.mark_permission-needed'],
  ],
  ['asked when the request was sent', request('sent'), ['library.mark_permission-asked']],
  ['failed when the request failed', request('failed'), ['library.mark_permission-failed']],
  [
    'none when the request was approved',
    { needCopyrightRequest: true, ...request('approved') },
    [],
  ],
])('returns the mark of the permission: %s', (_name, changes, marks) => {
  expect(permissionMark(vitrinaPost(changes))).toEqual(marks)
})

test.each<[Partial<ProviderPost>, string]>([
  [{ provider: 'instagram' }, 'instagram'],
  [{ provider: 'upload' }, 'upload'],
  [{ provider: 'link', postLink: 'https://www.youtube.com/watch?v=1' }, 'youtube'],
  [{ provider: 'link', postLink: 'https://youtu.be/1' }, 'youtube'],
  [{ provider: 'link', postLink: 'https://t.me/shop/1' }, 'telegram'],
  [{ provider: 'link', postLink: 'https://vkvideo.ru/video-1_2' }, 'vk'],
  [{ provider: 'link', postLink: 'https://blog.shop.test/1' }, 'link'],
  [{ provider: 'link', postLink: 'https://instagram.shop.test/1' }, 'link'],
  [{ provider: 'link', postLink: null }, 'link'],
])('returns the icon of the origin of %j: %s', (changes, icon) => {
  const providerPost = { ...makePostInfo().providerPost, ...changes }
  expect(postOrigin({ providerPost }).icon).toBe(icon)
})

const albumList = [
  { id: 7, name: 'Кухня' },
  { id: 8, name: 'Дар' },
]

test.each<[string, Partial<VitrinaPost>, Set<number> | null, boolean]>([
  ['no album is in a widget', { isPublished: true, albumList }, new Set([9]), true],
  ['the post has no album', { isPublished: true, albumList: [] }, new Set([9]), true],
  ['one album is in a widget', { isPublished: true, albumList }, new Set([8]), false],
  ['the post is a draft', { isPublished: false, albumList }, new Set([9]), false],
  ['the widgets are unknown', { isPublished: true, albumList }, null, false],
])('returns whether no shopper sees a post: %s', (_name, changes, seenAlbums, expected) => {
  expect(isUnseen(vitrinaPost(changes), seenAlbums)).toBe(expected)
})

import { expect, type Page } from '@playwright/test'
import { albumEndpoints } from '../src/contract/endpoints/albums'
import { postEndpoints } from '../src/contract/endpoints/posts'
import { widgetEndpoints } from '../src/contract/endpoints/widgets/widgets'
import { PATHS, paths, type RouteName } from '../src/common/routing/paths'
import { ask } from './server/ask'

export interface ListedScreen {
  name: RouteName
  /** The part after the `#`. */
  address: string
  layout: 'default' | 'analytics' | 'custom'
}

/** Dialogs and menus, by the address and the button that open them. */
export const LAYERS = [
  [paths.home(), 'library.action_add', 'dialog'],
  [paths.home(), 'common.action_filters', 'dialog'],
  [paths.albums(), 'albums.action_create', 'dialog'],
  [paths.galleries(), 'widgets.action_create', 'dialog'],
  [paths.segments(), 'segments.action_create', 'dialog'],
  [paths.membership(), 'membership.action_open-create', 'dialog'],
  [paths.membership(), 'membership.action_roles', 'dialog'],
  [paths.profile(), 'profile.action_password', 'dialog'],
  [paths.profile(), 'profile.action_unsubscribe', 'dialog'],
  [paths.analytic(), 'analytics.action_export', 'menu'],
] as const

/** Returns a record of the demo; throws if it does not exist. */
function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The demo lacks a record')
  return value
}

/** The embed id of a widget of this type; one is created when the demo has none. */
async function embedOf(page: Page, type: 'gallery' | 'story' | 'stl'): Promise<string> {
  const { galleryList } = await ask(page, widgetEndpoints.listWidgets)
  const known = galleryList.find(({ widgetType }) => widgetType === type)
  if (known) return known.embedId
  const made = await ask(page, widgetEndpoints.createWidget, { type, name: `${type} #1` })
  return made.widget.embedId
}

/** Every route (product-rules/screens.md#routes), with records of the demo in the addresses. */
export async function screenList(page: Page): Promise<ListedScreen[]> {
  const { albumList } = await ask(page, albumEndpoints.listAlbums)
  const album = known(albumList.find(({ allPostCount }) => allPostCount > 0))
  const posts = await ask(page, postEndpoints.searchPosts, {
    filter: { albumList: [album.id], hasProduct: true },
  })
  // A post with a mark on its first slide: other tests add posts with marks on later slides only.
  const post = known(posts.postInfoList.find(({ media }) => media[0]?.linkList.length))
  const postId = known(post.vitrinaPost.id)
  const productId = known(post.media[0]?.linkList[0]).sku.id
  const screen = (
    name: RouteName,
    address: string,
    layout: ListedScreen['layout'] = 'default',
  ) => ({
    name,
    address,
    layout,
  })
  return [
    screen('home', paths.home()),
    screen('triage', PATHS.triage, 'custom'),
    screen('albums', paths.albums()),
    screen('builderalbums', paths.album(album.id)),
    screen('album-post', paths.albumPost(album.id, postId), 'custom'),
    screen('integrations', paths.integrations()),
    screen('products', paths.products()),
    screen('product', paths.product(productId)),
    screen('product-post', paths.productPost(productId, 'post', postId), 'custom'),
    screen('sources', paths.sources()),
    screen('profile', paths.profile()),
    screen('privacy', paths.privacy()),
    screen('segment', paths.segments()),
    screen('trash', paths.trash()),
    screen('membership', paths.membership()),
    screen('audit', paths.audit()),
    screen('analytic-post', paths.postAnalytics(postId)),
    screen('post', paths.post(postId), 'custom'),
    screen('create-post', paths.createPost(), 'custom'),
    screen('galleries', paths.galleries()),
    screen('marketplace-review', paths.reviews()),
    screen('ui-preview', paths.uiPreview()),
    screen('analytic', paths.analytic(), 'analytics'),
    screen('posts-analytic', paths.postsAnalytics(), 'analytics'),
    screen('products-analytic', paths.productsAnalytics(), 'analytics'),
    screen('builder', paths.builder(await embedOf(page, 'gallery')), 'custom'),
    screen('stl-builder', paths.stlBuilder(await embedOf(page, 'stl')), 'custom'),
    screen('builderstories', paths.storiesBuilder(await embedOf(page, 'story')), 'custom'),
    screen('not-found', paths.notFound()),
  ]
}

/**
 * Loads an address of the cabinet as a link from another site does, and waits until nothing is
 * loading.
 */
export async function openScreen(
  page: Page,
  address: string,
  loadingText: string | RegExp = /загрузка|loading/i,
): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`/my/admin/demo/#${address}`)
  await expect(page.getByRole('heading').first()).toBeAttached()
  // The page of shared components shows a loading state permanently.
  const loading = address === paths.uiPreview() ? 1 : 0
  await expect(page.getByRole('status', { name: loadingText })).toHaveCount(loading)
}

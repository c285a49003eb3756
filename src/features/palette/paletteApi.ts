import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { postText } from '@/common/ui/posts/postName'
import type { ResponseOf } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import { cutText } from '@/contract/text/typedText'
import { inOtherLayout } from './matching'

export interface RecordQuery {
  query: string
  hasPosts: boolean
  hasProducts: boolean
}

export interface FoundRecords {
  /** `text`: the beginning of the caption; empty without one. */
  posts: { id: number; text: string; picture: string | null }[]
  products: { id: number; name: string; article: string }[]
}

/** Records of each kind that are shown. */
const MOST = 5
/** Characters of a caption that are kept. */
const TEXT_LENGTH = 120

export const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Posts and products by what was typed; by the same keys of the other keyboard layout, when there are none. Each
     * answer is cut to what is shown, because a page of posts is large.
     */
    findRecords: build.query<FoundRecords, RecordQuery>({
      queryFn: async ({ query, hasPosts, hasProducts }, _api, _options, ask) => {
        let found: FoundRecords = { posts: [], products: [] }
        for (const words of [query, inOtherLayout(query)]) {
          const [posts, products] = await Promise.all([
            hasPosts ? ask(call(postEndpoints.searchPosts, { body: { query: words } })) : null,
            hasProducts
              ? ask(call(productEndpoints.searchProducts, { query: { term: words } }))
              : null,
          ])
          const failed = posts?.error ? posts : products
          if (failed?.error) return { error: failed.error, meta: failed.meta }
          found = {
            posts: postsOf(posts?.data as ResponseOf<typeof postEndpoints.searchPosts>),
            products: productsOf(
              products?.data as ResponseOf<typeof productEndpoints.searchProducts>,
            ),
          }
          if (found.posts.length + found.products.length > 0) break
        }
        return { data: found }
      },
      keepUnusedDataFor: 60,
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

const postsOf = (page: ResponseOf<typeof postEndpoints.searchPosts> | undefined) =>
  (page?.postInfoList ?? []).slice(0, MOST).map((post) => ({
    id: post.vitrinaPost.id ?? 0,
    text: cutText(postText(post), TEXT_LENGTH),
    picture: post.media[0]?.thumbnailUrl ?? null,
  }))

const productsOf = (answer: ResponseOf<typeof productEndpoints.searchProducts> | undefined) =>
  (answer?.skuList ?? []).slice(0, MOST).map(({ id, name, article }) => ({ id, name, article }))

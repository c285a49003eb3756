import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import { shopPageContents, type ShopPageAddress } from './shopPageContents'

export const shopPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The store contains the facts of the page. The content of the page is kept outside the store for the same time.
     */
    readShopPage: build.query<Omit<ShopPage, 'content'>, ShopPageAddress>({
      query: ({ embedId, link }) =>
        call(shopPageEndpoints.readShopPage, { params: { id: embedId }, body: { link } }),
      transformResponse: (
        { content, ...facts }: ResponseOf<typeof shopPageEndpoints.readShopPage>,
        _meta,
        address,
      ) => {
        shopPageContents.set(address, content)
        return facts
      },
      onCacheEntryAdded: async (address, { cacheEntryRemoved }) => {
        await cacheEntryRemoved
        shopPageContents.remove(address)
      },
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

export const { useReadShopPageQuery } = shopPageApi

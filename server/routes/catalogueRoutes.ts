import type { Hono } from 'hono'
import * as v from 'valibot'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { productEndpoints } from '@/contract/endpoints/products'
import { postTypeSchema } from '@/contract/entities/posts/post'
import { acceptFeed, deleteFeed, readFeedNow } from '../domains/feeds/changeFeed'
import { createFeed } from '../domains/feeds/createFeed'
import { listRejectedOffers } from '../domains/feeds/rejectedOffers'
import { listProductPosts } from '../domains/library/listProductPosts'
import { listCategories, listProducts, listSubstitutes } from '../domains/products/listProducts'
import {
  addProductPhoto,
  deleteProductPhoto,
  productRecord,
  saveFirstPhoto,
} from '../domains/products/productPhotos'
import { ownProduct } from '../domains/products/productQuery'
import { saveProductPages } from '../domains/products/saveProductPages'
import { saveSubstitutes } from '../domains/products/saveSubstitutes'
import { searchProducts } from '../domains/products/searchProducts'
import { suggestProducts } from '../domains/products/productsOfText'
import { ApiError } from '../errors/apiError'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import { pictureDesk, storePicture } from '../media/storePicture'
import { receiveFile } from '../media/receiveFiles'
import type { World } from '../world'

export function productRoutes(app: Hono, world: World): void {
  const { db } = world
  route(app, world, productEndpoints.searchProducts, async ({ actor, query }) => ({
    skuList: await searchProducts(db, actor.account.id, query.term),
  }))

  route(app, world, productEndpoints.suggestProducts, async ({ actor, body }) => ({
    skuList: await suggestProducts(db, actor.account.id, body.text),
  }))

  route(app, world, productEndpoints.listProducts, ({ actor, body }) =>
    listProducts(db, actor.account.id, body),
  )

  route(app, world, productEndpoints.listProductCategories, async ({ actor }) => ({
    categoryList: await listCategories(db, actor.account.id),
  }))

  route(app, world, productEndpoints.getProduct, async ({ actor, params }) => ({
    sku: await productRecord(db, actor.account.id, idParam(params.id)),
  }))

  // Before the lists of posts, whose pattern would match its path.
  route(app, world, productEndpoints.listProductSubstitutes, async ({ actor, params }) => ({
    skuList: await listSubstitutes(db, actor.account.id, idParam(params.id)),
  }))

  route(app, world, productEndpoints.saveProductSubstitutes, async ({ actor, params, body }) => ({
    skuList: await saveSubstitutes(world, actor, idParam(params.id), body),
  }))

  route(app, world, productEndpoints.saveProductPages, async ({ actor, body }) => ({
    postCount: await saveProductPages(world, actor, body),
  }))

  route(app, world, productEndpoints.listProductPosts, ({ actor, params, query }) => {
    if (!v.is(postTypeSchema, params.postType)) throw new ApiError(404, 'not-found')
    return listProductPosts(db, actor, idParam(params.id), params.postType, query)
  })

  route(app, world, productEndpoints.uploadProductMedia, async ({ actor, params, request }) => {
    const id = idParam(params.id)
    await ownProduct(db, actor.account.id, id)
    const photo = await receiveFile(world, request, (file) =>
      storePicture(pictureDesk(world, actor, request), 'productPhoto', file),
    )
    return { sku: await addProductPhoto(world, actor, id, photo) }
  })

  route(app, world, productEndpoints.deleteProductMedia, async ({ actor, params, body }) => ({
    sku: await deleteProductPhoto(world, actor, idParam(params.id), body.mediaId),
  }))

  route(app, world, productEndpoints.saveFirstProductMedia, async ({ actor, params, body }) => ({
    sku: await saveFirstPhoto(world, actor, idParam(params.id), body.mediaId),
  }))
}

export function feedRoutes(app: Hono, world: World): void {
  route(app, world, feedEndpoints.createFeed, async ({ actor, body }) => ({
    feed: await createFeed(world, actor, body),
  }))
  route(app, world, feedEndpoints.acceptFeed, async ({ actor, params, body }) => ({
    feed: await acceptFeed(world, actor, idParam(params.id), body),
  }))
  route(app, world, feedEndpoints.readFeed, async ({ actor, params }) => ({
    feed: await readFeedNow(world, actor, idParam(params.id)),
  }))
  route(app, world, feedEndpoints.deleteFeed, ({ actor, params }) =>
    deleteFeed(world, actor, idParam(params.id)),
  )
  route(app, world, feedEndpoints.listRejectedOffers, async ({ actor, params }) => ({
    rejected: await listRejectedOffers(world.db, actor, idParam(params.id)),
  }))
}

import { picturesOf } from './content/demoPost'
import { OTHER_POSTS } from './content/otherShop'
import { POSTS } from './content/posts'
import { productPicture } from './content/productPicture'
import { PRODUCTS } from './content/products'
import type { Picture } from './drawing/compose'

/** Every picture of the demo; its id is its file name. */
export function demoPictures(): Picture[] {
  return [...PRODUCTS.map(productPicture), ...[...POSTS, ...OTHER_POSTS].flatMap(picturesOf)]
}

/**
 * The number that identifies a product for the shop's team: the vendor's (`vendorCode` of a feed),
 * else the id of its offer.
 */
export const productArticle = ({
  article,
  vendorCode,
}: {
  article: string
  vendorCode: string
}): string => vendorCode || article

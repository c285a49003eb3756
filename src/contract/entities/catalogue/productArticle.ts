/**
 * The number by which a shop's team knows a product: the vendor's (`vendorCode` of a feed), else the id of its offer.
 */
export const productArticle = ({
  article,
  vendorCode,
}: {
  article: string
  vendorCode: string
}): string => vendorCode || article

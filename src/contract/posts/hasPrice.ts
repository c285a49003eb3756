/** Whether the catalogue has a price: 0 means none, and no price is shown. No schema library here: the embed bundles this file. */
export const hasPrice = (price: number): boolean => price > 0

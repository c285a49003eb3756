/** Whether the catalogue names a price: 0 stands for none, and nothing is shown then. No schema library here: the embed bundles this file. */
export const hasPrice = (price: number): boolean => price > 0

/**
 * Prefix of the key under which the loader stores an order until the chunk of events sends it; the rest is the time of
 * the order, ms, with a random fraction, so that simultaneous orders have different keys.
 */
export const STORED_ORDER = 'vitrina:order:'

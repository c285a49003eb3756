/**
 * Begins the name under which the loader stores an order until the chunk of events has taken it; ends in the time of the
 * order, ms, with a random fraction, so that two of one moment have two names.
 */
export const STORED_ORDER = 'vitrina:order:'

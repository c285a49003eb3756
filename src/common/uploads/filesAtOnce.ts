/** How many files of a post are sent at once. */
export const FILES_AT_ONCE = 2

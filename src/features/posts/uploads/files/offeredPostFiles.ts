/** What the file chooser offers for a post; what a file really is, its content says. */
export const OFFERED_POST_FILES = '.jpg,.jpeg,.png,.mov,.mp4'

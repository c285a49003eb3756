import type { Album } from '@/contract/entities/posts/album'

/** As many as there are keys: 1–9. */
export const NUMBERED_ALBUMS = 9

/** The albums on the keys 1–9: the pinned ones first, then the others in the order of the account. */
export function numberedAlbums(albums: readonly Album[], pins: readonly number[]): Album[] {
  const pinned = pins.flatMap((id) => albums.find((album) => album.id === id) ?? [])
  const others = albums.filter(({ id }) => !pins.includes(id))
  return [...pinned, ...others].slice(0, NUMBERED_ALBUMS)
}

/** The albums into which a post is published: the chosen ones, else the default ones for a post in no album. */
export function publishedInto(
  albums: readonly Album[],
  targets: readonly number[] | null,
  albumList: readonly number[],
): number[] {
  const known = (targets ?? []).filter((id) => albums.some((album) => album.id === id))
  if (known.length > 0 || albumList.length > 0) return known
  return albums.filter(({ defaultValue }) => defaultValue).map(({ id }) => id)
}

/** Natural size of a picture, px; one that does not load counts as a square. */
export async function pictureSize(url: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return { width: 1, height: 1 }
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 ? { width, height } : { width: 1, height: 1 }
}

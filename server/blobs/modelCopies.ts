/** Extensions of a 3D model's stored copies by their encoding. All have the hash of the model itself. */
export const MODEL_COPIES = { identity: 'stl', br: 'stlbr', gzip: 'stlgz' } as const

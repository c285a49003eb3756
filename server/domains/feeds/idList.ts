const FIRST_SIZE = 1024

/** Ids of products, eight bytes each: a feed may offer a million. */
export interface IdList {
  add(id: number): void
  /** In ascending order; no ids are added after that. */
  sorted(): Float64Array
}

export function idList(): IdList {
  let ids = new Float64Array(FIRST_SIZE)
  let count = 0
  return {
    add(id) {
      if (count === ids.length) {
        const larger = new Float64Array(count * 2)
        larger.set(ids)
        ids = larger
      }
      ids[count] = id
      count += 1
    },
    sorted: () => ids.subarray(0, count).sort(),
  }
}

/** The least squares of a linear model, from one observation after another. */
export class NormalEquations {
  private readonly sums: Float64Array
  private readonly products: Float64Array

  constructor(private readonly size: number) {
    this.sums = new Float64Array(size)
    this.products = new Float64Array(size ** 2)
  }

  add(factors: readonly number[], value: number): void {
    const { size, sums, products } = this
    for (let row = 0; row < size; row += 1) {
      const factor = factors[row] ?? 0
      sums[row] = (sums[row] ?? 0) + factor * value
      for (let column = 0; column < size; column += 1) {
        const cell = row * size + column
        products[cell] = (products[cell] ?? 0) + factor * (factors[column] ?? 0)
      }
    }
  }

  /** The weight of each factor; near 0 for one that hardly varies. */
  solved(): Float64Array {
    const { size } = this
    const rows = Array.from({ length: size }, (_row, row) => {
      const own = this.products.slice(row * size, (row + 1) * size)
      own[row] = (own[row] ?? 0) * (1 + STIFFNESS) + STIFFNESS
      return Float64Array.of(...own, this.sums[row] ?? 0)
    })
    for (const [pivot, own] of rows.entries()) {
      for (const [index, row] of rows.entries()) {
        if (index === pivot) continue
        const share = (row[pivot] ?? 0) / (own[pivot] ?? 1)
        for (let column = pivot; column <= size; column += 1) {
          row[column] = (row[column] ?? 0) - share * (own[column] ?? 0)
        }
      }
    }
    return Float64Array.from(rows, (row, index) => (row[size] ?? 0) / (row[index] ?? 1))
  }
}

const STIFFNESS = 1e-6

import { inject } from 'vitest'
import type { OwnProduct } from './product.ts'

export function own(what: keyof OwnProduct): string {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!product) throw new Error(`No product was started for worker ${process.env.VITEST_POOL_ID}.`)
  return product[what]
}

import { afterAll, beforeAll, inject } from 'vitest'
import { startOwn } from './product.ts'

export function anotherProduct(): { baseUrl(): string } {
  let another: Awaited<ReturnType<typeof startOwn>> | undefined
  beforeAll(async () => {
    another = await startOwn(100 + Number(process.env.VITEST_POOL_ID), inject('beginning'))
  })
  afterAll(() => another?.end())
  return {
    baseUrl: () => {
      if (!another) throw new Error('The product is not started yet.')
      return another.own.baseUrl
    },
  }
}

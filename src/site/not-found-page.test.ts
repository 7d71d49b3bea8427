import { expect, test } from 'vitest'
import { action, loader } from './not-found-page.tsx'

test('an unknown address answers 404 and is never kept for others, whatever the method', () => {
  for (const answer of [loader(), action()]) {
    expect(answer.init).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
})

import { expect, test } from 'vitest'
import { action, loader } from './not-found-page.tsx'

test('an unknown URL answers an uncached 404 for every method', () => {
  for (const answer of [loader(), action()]) {
    expect(answer.init).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
})

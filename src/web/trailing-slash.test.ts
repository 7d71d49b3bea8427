import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './trailing-slash.ts'

test.each([
  ['/', '', null],
  ['/pricing', '', null],
  ['/pricing', '?next=/', null],
  ['/pricing/', '', '/pricing'],
  ['/pricing//', '?a=b/', '/pricing?a=b/'],
  ['/blog/pillar-3a-2026/', '', '/blog/pillar-3a-2026'],
  ['//evil.example/', '', '/evil.example'],
  ['//', '', '/'],
])('%s%s leads to %s', (path, query, to) => expect(withoutTrailingSlash(path, query)).toBe(to))

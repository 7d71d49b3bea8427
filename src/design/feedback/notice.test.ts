import { expect, test } from 'vitest'
import { addNote } from './notice.ts'

test.each([
  ['/admin/cases', '/admin/cases?note=done'],
  ['/admin/cases?view=board', '/admin/cases?view=board&note=done'],
  ['/admin/content/generator#tax', '/admin/content/generator?note=done#tax'],
  ['/admin/content/generator#\u202ex', '/admin/content/generator?note=done#%E2%80%AEx'],
  ['/admin/lists?q=Zoë a\r\nX: y', '/admin/lists?q=Zo%C3%AB%20a%0D%0AX:%20y&note=done'],
  ['/admin/cases#\ud800', '/admin/cases?note=done#%EF%BF%BD'],
  [`/admin/cases#${'x'.repeat(20_000)}`, '/admin/cases?note=done'],
  [`/admin/cases?q=${'給'.repeat(20_000)}`, '/admin/cases?note=done'],
])('adding a flash message to a path yields a valid Location header (%#)', (path, address) => {
  expect(addNote(path, 'done')).toBe(address)
  expect(() => new Headers({ Location: addNote(path, 'done') })).not.toThrow()
})

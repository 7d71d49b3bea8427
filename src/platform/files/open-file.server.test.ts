import { expect, test } from 'vitest'
import { contentDisposition, isViewable } from './filename.ts'

test('a file name is encoded for all browsers and cannot inject headers', () => {
  expect(contentDisposition('attachment', 'Löhne "2025".pdf')).toBe(
    `attachment; filename="L_hne _2025_.pdf"; filename*=UTF-8''L%C3%B6hne%20%222025%22.pdf`,
  )
  expect(contentDisposition('inline', "a'(b)*\r\n.pdf")).toBe(
    `inline; filename="a'(b)*__.pdf"; filename*=UTF-8''a%27%28b%29%2A%0D%0A.pdf`,
  )
})

test('only images and PDFs are viewable in the browser', () => {
  for (const kind of ['application/pdf', 'image/png', 'image/jpeg']) expect(isViewable(kind)).toBe(true)
  for (const kind of ['text/html', 'image/svg+xml', 'text/csv', 'application/xhtml+xml', '']) {
    expect(isViewable(kind)).toBe(false)
  }
})

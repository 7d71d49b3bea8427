import { expect, test } from 'vitest'
import routes from '#routes.ts'
import { bodyError, bringsFiles, uploadPaths } from './body-error.ts'

const form = 'application/x-www-form-urlencoded'
const upload = 'multipart/form-data; boundary=x'

test.each<[string, string, Record<string, string>, number | null]>([
  ['a small form', '/cart', { 'Content-Type': form, 'Content-Length': '200' }, null],
  ['a large form', '/cart', { 'Content-Type': form, 'Content-Length': '300000' }, 413],
  ['a large form declared as an upload', '/cart', { 'Content-Type': upload, 'Content-Length': '300000' }, 413],
  [
    'a body of unknown length, which is limited while reading',
    '/cart',
    { 'Content-Type': form, 'Transfer-Encoding': 'chunked' },
    null,
  ],
  ['files to a path with the same ending', '/x/upload', { 'Content-Type': upload, 'Content-Length': '300000' }, 413],
  ['files to the list of documents', '/admin/documents', { 'Content-Type': upload, 'Content-Length': '300000' }, 413],
  ['files below an upload', '/careers/upload/x', { 'Content-Type': upload, 'Content-Length': '300000' }, 413],
  ['a large form to an upload', '/careers/upload', { 'Content-Type': form, 'Content-Length': '300000' }, 413],
  [
    'an overlong boundary',
    '/careers/upload',
    { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(257)}`, 'Content-Length': '9' },
    400,
  ],
  ['no content type', '/cart', {}, 415],
  ['JSON to a page', '/cart', { 'Content-Type': 'application/json', 'Content-Length': '2' }, 415],
  [
    'JSON to an API endpoint',
    '/store/main/checkout',
    { 'Content-Type': 'application/json', 'Content-Length': '2' },
    null,
  ],
  ['an upload', '/client-portal/cases/1/upload', { 'Content-Type': upload, 'Transfer-Encoding': 'chunked' }, null],
  [
    'an upload by staff',
    '/admin/cases/1/documents.data',
    { 'Content-Type': upload, 'Content-Length': '9000000' },
    null,
  ],
])('checks a request body before reading it: %s', (_name, path, headers, status) => {
  expect(bodyError('POST', path, new Headers(headers))).toBe(status)
})

test('GET requests are never refused', () => {
  expect(bodyError('GET', '/cart', new Headers({ 'Transfer-Encoding': 'chunked' }))).toBeNull()
})

test('every upload path is a route', () => {
  const paths = (list: typeof routes): string[] =>
    list.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...paths(children)])
  expect(paths(routes)).toEqual(expect.arrayContaining(uploadPaths))
})

test.each([
  ['/careers/upload', true],
  ['/client-portal/cases/7/upload.data', true],
  ['/client-portal/cases/7/files/upload', true],
  ['/admin/cases/7/documents', true],
  ['/client-portal/appointments/0b0f4b1a-93c5-4f27-9d2e-1c8f5a2b7d10', true],
  ['/client-portal/appointments/new', false],
  ['/client-portal/documents', false],
  ['/careers/upload/', false],
  ['/store/main/upload', false],
])('files at %s are accepted: %s', (path, expected) => {
  expect(bringsFiles(path, new Headers({ 'Content-Type': upload }))).toBe(expected)
  expect(bringsFiles(path, new Headers({ 'Content-Type': form }))).toBe(false)
})

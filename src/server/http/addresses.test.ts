import { expect, test } from 'vitest'
import { canonicalPath, type ListedRoute, listAddresses } from './addresses.ts'

const page = { default: () => null, loader: () => null }
const form = { ...page, action: () => null }
const call = { action: () => null }

const listed: [id: string, module: ListedRoute['module'], place: Partial<ListedRoute>][] = [
  ['root', page, { path: '' }],
  ['layout', page, { parentId: 'root' }],
  ['home', page, { parentId: 'layout', index: true }],
  ['calculators', page, { parentId: 'layout', path: 'calculators' }],
  ['contact', form, { parentId: 'layout', path: 'contact' }],
  ['news', page, { parentId: 'layout', path: 'news' }],
  ['article', page, { parentId: 'layout', path: 'news/:slug' }],
  ['generate', call, { parentId: 'root', path: 'news/generate' }],
  ['upload', form, { parentId: 'root', path: 'news/:slug/files/upload' }],
  ['questions', form, { parentId: 'layout', path: 'cases/:id/questions/:section?' }],
  ['model', call, { parentId: 'root', path: 'api/text/*' }],
  ['rest', page, { parentId: 'layout', path: '*' }],
]
const find = listAddresses(
  Object.fromEntries(listed.map(([id, module, place]) => [id, { id, module, ...place }])) as Record<
    string,
    ListedRoute
  >,
)

test.each([
  ['/', '/'],
  ['/calculators', '/calculators'],
  ['/CALCULATORS', '/calculators'],
  ['/Calculators/', '/calculators'],
  ['/calculators///', '/calculators'],
  ['/%63alculators', '/calculators'],
  ['//evil.example/', '/evil.example'],
  ['//calculators', '/calculators'],
  ['/NEWS/A-Slug', '/news/A-Slug'],
  ['/News/Generate', '/news/generate'],
  ['/news/x/FILES/upload', '/news/x/files/upload'],
  ['/news/a%c3%a9%7e', '/news/a%C3%A9~'],
  ['/news/a%2fb', '/news/a%2Fb'],
  ['/Cases/A/QUESTIONS/', '/cases/A/questions'],
  ['/nowhere/Deep', '/nowhere/Deep'],
  ['/%', '/%'],
])('the canonical form of %s is %s', (path, spelled) => expect(canonicalPath(path, find)).toBe(spelled))

test.each([
  ['/calculators', ['GET', 'HEAD'], true, true],
  ['/', ['GET', 'HEAD'], true, true],
  ['/contact', ['GET', 'HEAD', 'POST'], true, true],
  ['/news/generate', ['POST'], false, true],
  ['/news/some-article', ['GET', 'HEAD'], true, true],
  ['/news/x/files', ['GET', 'HEAD'], true, false],
  ['/cases/1/questions', ['GET', 'HEAD', 'POST'], true, true],
  ['/cases/1/questions/work', ['GET', 'HEAD', 'POST'], true, true],
  ['/cases/1', ['GET', 'HEAD'], true, false],
  ['/nowhere', ['GET', 'HEAD'], true, false],
])('%s accepts the methods %s', (path, methods, isPage, isKnown) =>
  expect(find(path)).toMatchObject({ methods, isPage, isKnown }),
)

test('a wildcard route is known, the catch-all route is not', () => {
  expect(find('/api/text/models/x:write')).toMatchObject({ isKnown: true, methods: ['POST'] })
  expect(find('/nothing/here')).toMatchObject({ isKnown: false })
})

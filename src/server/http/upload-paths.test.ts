import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { uploadPaths } from '#platform/http/body-error.ts'
import routes from '#routes.ts'

const sources = new Map(globSync('src/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')]))
const streams = 'src/platform/files/upload-request.server.ts'

type Page = { path: string; file: string }
const pagesOf = (list: readonly RouteConfigEntry[]): Page[] =>
  list.flatMap(({ path, file, children = [] }) => [
    ...(path ? [{ path: `/${path}`, file: `src/${file}` }] : []),
    ...pagesOf(children),
  ])
const pages = pagesOf(routes)

function importsOf(file: string): string[] {
  const text = sources.get(file) ?? ''
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*from\s+'([#.][^']+)'/gm)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? join('src', name.slice(1)) : normalize(join(dirname(file), name))
    return existsSync(path) ? [path] : []
  })
}

const reached = new Map<string, Set<string>>()
function reach(file: string): Set<string> {
  const known = reached.get(file)
  if (known) return known
  const found = new Set([file])
  for (const module of found) for (const next of importsOf(module)) found.add(next)
  reached.set(file, found)
  return found
}

const readers = [...sources].flatMap(([file, text]) =>
  /\bawait forEachPart\(/.test(text) && file !== streams && !file.includes('.test.') ? [file] : [],
)

const streamed = pages.filter(({ file }) => {
  const text = sources.get(file) ?? ''
  return /\baction\b/.test(text) && readers.some((reader) => reach(file).has(reader))
})

const besideUploads = ['/careers', '/client-portal/cases/:caseId']

const smallForms = ['/admin/newsletter/reports', '/admin/saved-forms/:formId']

test('exactly the routes whose actions stream files are upload paths', () => {
  expect(readers.length).toBeGreaterThan(5)
  expect(streamed.map(({ path }) => path).toSorted()).toEqual([...uploadPaths, ...besideUploads].toSorted())
})

test('every form with files is on a page that accepts them', () => {
  const forms = [...sources].flatMap(([file, text]) =>
    /encType=[^\n]*multipart\/form-data/.test(text) && !file.includes('.test.') ? [file] : [],
  )
  expect(forms.length).toBeGreaterThan(8)
  const taking = new Set([...uploadPaths, ...smallForms])
  const lost = forms.filter((form) => !pages.some(({ path, file }) => taking.has(path) && reach(file).has(form)))
  expect(lost).toEqual([])
})

test('a small form with files is read by a page that never streams', () => {
  for (const path of smallForms) expect(streamed.map((page) => page.path)).not.toContain(path)
})

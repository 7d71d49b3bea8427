// Fails on imports that script/import-rules.ts forbids, on files that do not exist, and on circular imports.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importRules } from './import-rules.ts'
import { parseFile } from './syntax.ts'

/** `to` is a path within the repository, or the name of a package as imported. */
type Import = { from: string; to: string; isType: boolean }

const { imports: folders }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const files = execFileSync('git', [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  'src',
  'content',
  'script',
])
  .toString()
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
const problems: string[] = []

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseFile(file, text).module
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ name: moduleRequest.value, entries })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [{ name: entry.moduleRequest.value, entries: [entry] }] : [])),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1]
      return name ? [{ name, entries: [] }] : []
    }),
  ]
  return found
    .filter(({ name }) => !/\/\+types\/|^virtual:/.test(name))
    .map(({ name, entries }) => ({
      from: file,
      to: targetOf(file, name.replace(/\?.*$/, '')),
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    }))
}

function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(file), name)
  if (!name.startsWith('#')) return name
  const [prefix = '#'] = Object.keys(folders)
    .map((pattern) => pattern.replace('*', ''))
    .filter((start) => name.startsWith(start))
    .toSorted((a, b) => b.length - a.length)
  return join(folders[`${prefix}*`]?.replace('*', '') ?? '', name.slice(prefix.length))
}

const imports = files.flatMap(importsOf)
const isFile = (to: string) => /^(src|content|data|db|test|e2e|script)\//.test(to)

for (const { from, to } of imports)
  if (isFile(to) && !existsSync(to)) problems.push(`${from} imports ${to}, which does not exist`)

const rules = importRules.map((rule) => ({ ...rule, isFrom: matcher(rule.from), isTo: matcher(rule.to) }))
for (const { from, to, isType } of imports) {
  for (const { name, comment, isFrom, isTo, typesAllowed } of rules) {
    if (!(isType && typesAllowed) && isFrom(from) && isTo(to))
      problems.push(`${from} imports ${to}: ${name}${comment ? ` (${comment})` : ''}`)
  }
}

function matcher({ path, pathNot }: { path: string; pathNot?: string }): (name: string) => boolean {
  const [yes, no] = [new RegExp(path), pathNot === undefined ? null : new RegExp(pathNot)]
  return (name) => yes.test(name) && !no?.test(name)
}

// Types may be circular: the texts of a room name the errors of its use cases.
const next = Map.groupBy(
  imports.filter(({ isType }) => !isType),
  ({ from }) => from,
)
const finished = new Set<string>()
for (const file of files) findCircle(file, [])

function findCircle(file: string, path: string[]): void {
  if (path.includes(file)) problems.push(`circular: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
  if (path.includes(file) || finished.has(file)) return
  for (const { to } of next.get(file) ?? []) findCircle(to, [...path, file])
  finished.add(file)
}

for (const problem of new Set(problems)) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

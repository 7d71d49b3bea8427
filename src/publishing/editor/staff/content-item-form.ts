import { dayOf } from '#platform/day.ts'
import { ungrouped } from '#platform/text/clean-text.ts'
import { comparable } from '#platform/text/match-text.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import type { ContentText } from '#publishing/editor/items/content-item-text.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { contentItemSpecs, type FieldSpec, maxSources, type RowColumn, sourceColumns } from './content-item-specs.ts'

const copy = () => t(publishingStaffTexts.contentItemForm)

/** Form values keyed by field path: `title`, `fields.summary`, `sources.0.href`. */
export type ContentItemValues = Record<string, string>

type Tree = { [key: string]: unknown }

const sources: FieldSpec = {
  path: 'sources',
  get label() {
    return copy().sources
  },
  as: 'rows',
  columns: sourceColumns,
  max: maxSources,
}
const common: readonly FieldSpec[] = [
  {
    path: 'title',
    get label() {
      return copy().title
    },
    as: 'line',
  },
  {
    path: 'body',
    get label() {
      return copy().text
    },
    as: 'area',
  },
  {
    path: 'seo.title',
    get label() {
      return copy().titleInSearchResults
    },
    as: 'line',
  },
  {
    path: 'seo.description',
    get label() {
      return copy().descriptionInSearchResults
    },
    as: 'area',
  },
  sources,
]

export function specsOf(kind: ContentItemKind): readonly FieldSpec[] {
  return [...common, ...contentItemSpecs[kind]]
}

export function valuesOf(kind: ContentItemKind, text: ContentText): ContentItemValues {
  return Object.fromEntries(specsOf(kind).flatMap((spec) => entriesOf(spec, at(text, spec.path))))
}

/** Builds a text from form values; empty fields are omitted. The caller must validate it with `readText`. */
export function textOf(kind: ContentItemKind, values: ContentItemValues): unknown {
  const text: Tree = {}
  for (const spec of specsOf(kind)) {
    const value = valueIn(spec, values)
    if (value !== undefined) put(text, spec.path, value)
  }
  return text
}

/** `values` with the fields that have an error as they were saved last. */
export function withoutErrors(
  kind: ContentItemKind,
  values: ContentItemValues,
  { errors, saved }: { errors: readonly { path: string }[]; saved: ContentItemValues },
): ContentItemValues {
  const wrong = specsOf(kind).filter(({ path }) => errors.some((error) => isWithin(error.path, path)))
  const isWrong = (name: string) => wrong.some(({ path }) => isWithin(name, path))
  return Object.fromEntries([
    ...Object.entries(values).filter(([name]) => !isWrong(name)),
    ...Object.entries(saved).filter(([name]) => isWrong(name)),
  ])
}

const isWithin = (name: string, path: string) => name === path || name.startsWith(`${path}.`)

/** Label of the field that an error names. */
export function labelOf(kind: ContentItemKind, name: string): string | null {
  if (name === 'slug') return copy().pageAddress
  return specsOf(kind).find(({ path }) => isWithin(name, path))?.label ?? null
}

function entriesOf(spec: FieldSpec, value: unknown): [string, string][] {
  const { path } = spec
  if (spec.as === 'rows') {
    return listOf(value).flatMap((row, index) =>
      spec.columns.map(({ key }): [string, string] => [`${path}.${index}.${key}`, words(at(row, key))]),
    )
  }
  if (spec.as === 'tags') return [[path, listOf(value).map(words).join(', ')]]
  if (spec.as === 'lines' || spec.as === 'articles') return [[path, listOf(value).map(words).join('\n')]]
  if (spec.as === 'tick') return value === true ? [[path, 'yes']] : []
  return [[path, words(value)]]
}

function valueIn(spec: FieldSpec, values: ContentItemValues): unknown {
  const submitted = (values[spec.path] ?? '').replaceAll('\r\n', '\n')
  switch (spec.as) {
    case 'rows':
      return rowsIn(spec, values)
    case 'tags':
      return filled(submitted.split(','))
    case 'lines':
    case 'articles':
      return filled(submitted.split('\n'))
    case 'tick':
      return submitted === 'yes'
    case 'day':
      return dayOf(submitted)
    case 'number':
      return submitted.trim() === '' && spec.optional ? null : numberIn(submitted)
    case 'choice':
      if (submitted === '' && spec.optional) return undefined
      return spec.isNumber ? numberIn(submitted) : submitted
    case 'line':
    case 'picture':
      if (submitted.trim() === '' && spec.optional) return undefined
      return spec.path === 'fields.number' && submitted.trim() === '' ? null : submitted
    default:
      return submitted
  }
}

function rowsIn({ path, columns, max }: Extract<FieldSpec, { as: 'rows' }>, values: ContentItemValues): Tree[] {
  const rows = Array.from({ length: max }, (_, index) => index).map((index) =>
    columns.map((column) => [column, values[`${path}.${index}.${column.key}`]?.trim() ?? ''] as const),
  )
  return rows
    .filter((row) => row.some(([, submitted]) => submitted !== ''))
    .map((row) => Object.fromEntries(row.map(([column, submitted]) => [column.key, cellIn(column, submitted)])))
}

function cellIn({ as }: RowColumn, submitted: string): unknown {
  return as === 'number' ? numberIn(submitted) : submitted
}

/** Parses an integer. Returns invalid input unchanged, so that the schema rejects it with an error. */
function numberIn(submitted: string): number | string {
  const plain = ungrouped(submitted.replace('−', '-'))
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : submitted
}

function filled(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter(Boolean)
}

function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), tree)
}

function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let inner = tree
  for (const key of keys) {
    const next = inner[key]
    const child: Tree = isTree(next) ? next : {}
    inner[key] = child
    inner = child
  }
  inner[last] = value
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function words(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Initial text of a new item: required choices get their first option, required numbers a valid value. */
export function blankText(
  kind: ContentItemKind,
  { title, author, year }: { title: string; author: string; year: string },
): unknown {
  const values: ContentItemValues = { title }
  for (const spec of specsOf(kind)) {
    if (spec.as === 'choice' && !spec.optional) values[spec.path] = spec.options[0]?.value ?? ''
    if (spec.as === 'number' && !spec.optional) values[spec.path] = spec.path === 'fields.year' ? year : '5'
  }
  if (kind === 'article') values['fields.author'] = author
  return textOf(kind, values)
}

/** URL slug for a title. @example slugFor('Säule 3a: Limits for 2027') // 'saule-3a-limits-for-2027' */
export function slugFor(title: string): string {
  const words = comparable(title)
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  while (words.join('-').length > 80) words.pop()
  return words.join('-') || 'untitled'
}

import { z } from 'zod'
import { isKnownFact, referencesIn } from '#publishing/editor/facts.ts'
import { findMarkdownError } from '#publishing/editor/markdown-limits.ts'
import type { ContentItemKind, VersionOrigin } from './content-item.ts'
import { type ContentItemFields, contentItemFields, linkAddress, requiredFields } from './content-item-fields.ts'

const common = z.object({
  title: z.string().trim().max(200, 'too-long'),
  body: z.string().superRefine((text, { addIssue }) => {
    const error = findMarkdownError(text)
    if (error) addIssue({ code: 'custom', message: error })
  }),
  seo: z.object({ title: z.string().trim().max(120, 'too-long'), description: z.string().trim().max(320, 'too-long') }),
  sources: z
    .array(z.object({ title: z.string().trim().max(400, 'too-long'), href: z.union([z.literal(''), linkAddress]) }))
    .max(40, 'too-many'),
})

export type ContentText<Kind extends ContentItemKind = ContentItemKind> = z.output<typeof common> & {
  fields: ContentItemFields<Kind>
}

/** `authorName` is null for built-in texts and for authors who have left the firm. */
export type ContentItemVersion<Kind extends ContentItemKind = ContentItemKind> = ContentText<Kind> & {
  number: number
  origin: VersionOrigin
  author: string | null
  authorName: string | null
  createdAt: Date
  facts: Record<string, string>
  isAutosave: boolean
  restoredFrom: number | null
}

export type TextErrorCode =
  | 'missing'
  | 'too-long'
  | 'too-many'
  | 'too-nested'
  | 'wrong-day'
  | 'wrong-address'
  | 'wrong-slug'
  | 'wrong-mail'
  | 'wrong'
  | 'unknown-fact'

export type TextError = { path: string; code: TextErrorCode; value?: string }

const codes: readonly string[] = [
  ...([
    'missing',
    'too-long',
    'too-many',
    'too-nested',
    'wrong-day',
    'wrong-address',
    'wrong-slug',
    'wrong-mail',
  ] as const),
] satisfies TextErrorCode[]
const isCode = (message: string): message is TextErrorCode => codes.includes(message)

type ReadText<Kind extends ContentItemKind> = { ok: true; text: ContentText<Kind> } | { ok: false; errors: TextError[] }

export function readText<Kind extends ContentItemKind>(kind: Kind, input: unknown): ReadText<Kind> {
  const read = common.extend({ fields: contentItemFields[kind] }).safeParse(input)
  if (!read.success)
    return {
      ok: false,
      errors: read.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        code: isCode(message) ? message : 'wrong',
      })),
    }
  const text = read.data as ContentText<Kind>
  const errors = wordsOf(text).flatMap(({ path, words }) =>
    referencesIn(words)
      .filter((reference) => !isKnownFact(reference))
      .map((value): TextError => ({ path, code: 'unknown-fact', value })),
  )
  return errors.length > 0 ? { ok: false, errors } : { ok: true, text }
}

export function missingIn<Kind extends ContentItemKind>(kind: Kind, text: ContentText<Kind>): TextError[] {
  const fields: Readonly<Record<string, unknown>> = { ...text.fields, body: text.body.trim() }
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
  return [
    ...(text.title === '' ? ['title'] : []),
    ...requiredFields[kind]
      .filter((name) => isEmpty(fields[name]))
      .map((name) => (name === 'body' ? name : `fields.${name}`)),
  ].map((path) => ({ path, code: 'missing' }))
}

export function wordsOf(value: unknown, path = ''): { path: string; words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, path ? `${path}.${key}` : key))
}

export function mapWords<Value>(value: Value, change: (words: string) => string): Value {
  const mapped = (inner: unknown): unknown => {
    if (typeof inner === 'string') return change(inner)
    if (Array.isArray(inner)) return inner.map(mapped)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, mapped(one)]))
  }
  return mapped(value) as Value
}

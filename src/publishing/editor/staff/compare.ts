import { diffWordsWithSpace } from 'diff'
import type { ContentItemValues } from './content-item-form.ts'
import type { FieldSpec } from './content-item-specs.ts'

export type ComparedPart = { key: number; text: string; is: 'same' | 'gone' | 'new' }
export type ComparedField = { path: string; label: string; parts: ComparedPart[] }

/** Above this edit distance both texts are shown in full, because a word diff would be unreadable. */
const maxChanges = 1_000
/** Number of unchanged characters shown before and after a change. */
const retainedAround = 160

export function comparedFields(
  specs: readonly FieldSpec[],
  before: ContentItemValues,
  after: ContentItemValues,
): ComparedField[] {
  return specs.flatMap((spec) => {
    const [was, is] = [wordsIn(spec, before), wordsIn(spec, after)]
    return was === is ? [] : [{ path: spec.path, label: spec.label, parts: comparedTexts(was, is) }]
  })
}

export function comparedTexts(was: string, is: string): ComparedPart[] {
  const changes = diffWordsWithSpace(was, is, { maxEditLength: maxChanges }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ]
  return changes.map(({ value, removed, added }, key) => ({
    key,
    text: removed || added ? value : shortened(value, key === 0, key === changes.length - 1),
    is: removed ? 'gone' : added ? 'new' : 'same',
  }))
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * retainedAround) return text
  const head = isFirst ? '' : text.slice(0, retainedAround)
  const tail = isLast ? '' : text.slice(-retainedAround)
  return `${head} … ${tail}`
}

function wordsIn(spec: FieldSpec, values: ContentItemValues): string {
  if (spec.as !== 'rows') return (values[spec.path] ?? '').replaceAll('\r\n', '\n').trim()
  const rows = Array.from({ length: spec.max }, (_, at) =>
    spec.columns.map(({ key }) => (values[`${spec.path}.${at}.${key}`] ?? '').trim()).join(' | '),
  )
  return rows.filter((row) => row.replaceAll(/[ |]/g, '') !== '').join('\n')
}

import { diffWordsWithSpace } from 'diff'
import type { ContentItemValues } from './content-item-form.ts'
import type { FieldSpec } from './content-item-specs.ts'

/** A part of a text that stands in both, only in the earlier one, or only in the later one. */
export type ComparedPart = { key: number; text: string; is: 'same' | 'gone' | 'new' }
export type ComparedField = { path: string; label: string; parts: ComparedPart[] }

/** Where texts differ more than that, one stands whole after the other: nobody reads such a comparison word by word. */
const maxChanges = 1_000
/** What stands around a change is shown as far as this. */
const retainedAround = 160

/** The fields in which two states of an entry differ, word by word. */
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

/** Two texts, word by word, with long parts that are the same cut to what stands around a change. */
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

/** A field as one text: its rows one under the other. */
function wordsIn(spec: FieldSpec, values: ContentItemValues): string {
  if (spec.as !== 'rows') return (values[spec.path] ?? '').replaceAll('\r\n', '\n').trim()
  const rows = Array.from({ length: spec.max }, (_, at) =>
    spec.columns.map(({ key }) => (values[`${spec.path}.${at}.${key}`] ?? '').trim()).join(' | '),
  )
  return rows.filter((row) => row.replaceAll(/[ |]/g, '') !== '').join('\n')
}

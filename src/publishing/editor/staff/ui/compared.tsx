import { diffWordsWithSpace } from 'diff'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { FieldSpec } from '#publishing/editor/staff/content-item-specs.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

/** Above this edit distance, both texts are shown in full, because marked differences would be unreadable. */
const maxChanges = 1_000

/** Number of unchanged characters shown before and after a change. */
const retainedAround = 160

const copy = () => t(publishingStaffTexts.compared)

type Props = {
  specs: readonly FieldSpec[]
  before: ContentItemValues
  after: ContentItemValues
  words: { before: string; after: string }
}

export function Compared({ specs, before, after, words }: Props) {
  const fields = comparedFields(specs, before, after)
  if (fields.length === 0) return <p className="soft">{copy().bothTextsAreSame}</p>
  return (
    <div className="compared">
      <p className="fine">
        <del>{words.before}</del> <ins>{words.after}</ins>
      </p>
      {fields.map(({ path, label, parts }) => (
        <section key={path}>
          <h2 className="t16 bold">{label}</h2>
          <p className="compared-text">
            {parts.map(({ key, text, is }) =>
              is === 'gone' ? (
                <del key={key}>{text}</del>
              ) : is === 'new' ? (
                <ins key={key}>{text}</ins>
              ) : (
                <span key={key}>{text}</span>
              ),
            )}
          </p>
        </section>
      ))}
    </div>
  )
}

type ComparedPart = { key: number; text: string; is: 'same' | 'gone' | 'new' }

type ComparedField = { path: string; label: string; parts: ComparedPart[] }

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

import { t } from '#platform/texts.ts'
import { comparedFields } from '#publishing/editor/staff/compare.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { FieldSpec } from '#publishing/editor/staff/content-item-specs.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

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

import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import { contentItemSpecs, maxSources, sourceColumns } from '#publishing/editor/staff/content-item-specs.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import { contentWords } from '#publishing/editor/staff/words.ts'
import { PlanFields } from './plan-fields.tsx'
import { ReviewField } from './review-field.tsx'
import { RowsField } from './rows-field.tsx'
import { SearchResult } from './search-result.tsx'
import { SpecField } from './spec-field.tsx'

type Props = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function ContentItemOptions({ view, values, errors }: Props) {
  const { entry, flags, isChangedInProgram, acts: actions } = view
  return (
    <div id="details" className="editor-options">
      <ReviewField view={view} values={values} errors={errors} />
      {actions.includes('schedule') && <PlanFields view={view} values={values} errors={errors} />}
      {isChangedInProgram && (
        <section>
          <h2 className="t16 bold">Changed in the program as well</h2>
          <p className="t14 mt-8">A newer program brings another text of this entry. Yours stays until you decide.</p>
          <Link className="button outline dense mt-8" to={`/admin/content/${entry.id}/program`}>
            Compare
          </Link>
        </section>
      )}
      {flags.length > 0 && (
        <section>
          <h2 className="t16 bold">Facts out of date</h2>
          <ul className="mt-8">
            {flags.map(({ reference, why, payload: content, saysNow }) => (
              <li key={reference} className="t14">
                <Note kind="warn">
                  <b className="numbers">{content}</b> ({reference}) {contentWords().flags[why]}.
                  {why === 'changed' && (
                    <>
                      {' '}
                      It says <b className="numbers">{saysNow}</b> now. Check the words around it, then save.
                    </>
                  )}
                </Note>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="editor-fields">
        <h2 className="t16 bold">Details</h2>
        {contentItemSpecs[entry.kind].map((spec) => (
          <SpecField key={spec.path} spec={spec} values={values} errors={errors} />
        ))}
      </section>
      <section className="editor-fields">
        <RowsField
          path="sources"
          label="Sources"
          columns={sourceColumns}
          max={maxSources}
          values={values}
          errors={errors}
        />
      </section>
      <section className="editor-fields">
        <h2 className="t16 bold">Address</h2>
        <Field
          name="slug"
          label="Last part of the address"
          hint={entry.publishedAt ? 'The address that readers know leads on to a new one.' : undefined}
          error={errors.slug}
        >
          <TextInput autoComplete="off" spellCheck={false} maxLength={120} defaultValue={values.slug} />
        </Field>
      </section>
      <SearchResult values={values} errors={errors} />
      <Versions view={view} />
    </div>
  )
}

const shown = 12

function Versions({ view: { entry, versions } }: Pick<Props, 'view'>) {
  const [newest] = versions
  return (
    <section>
      <h2 className="t16 bold">Versions</h2>
      <ul className="editor-versions mt-8">
        {versions.slice(0, shown).map(({ number, createdAt, who, isMine, isAutosave, restoredFrom, words }) => (
          <li key={number}>
            <span>
              <b className="numbers">{number}</b>, <span className="numbers">{formatDateTime(createdAt)}</span>
              <small>
                {isMine ? 'You' : who}
                {words !== 0 && `, ${words > 0 ? '+' : '−'}${Math.abs(words)} words`}
                {isAutosave && ', kept while writing'}
                {restoredFrom && `, restored from ${restoredFrom}`}
                {number === entry.publishedVersion && ', public'}
              </small>
            </span>
            {number !== newest?.number && (
              <Link to={`/admin/content/${entry.id}/versions/${number}`}>
                Compare<span className="visually-hidden"> version {number} with the newest</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {versions.length > shown && <p className="fine mt-8">And {versions.length - shown} earlier ones.</p>}
    </section>
  )
}
